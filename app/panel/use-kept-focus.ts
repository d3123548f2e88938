import { useEffect } from "react";

interface Place {
  element: HTMLElement;
  /** From the element outwards: each parent, and which of its children led here. */
  steps: { parent: Element; index: number }[];
}

/**
 * Gives the focus back to somebody at the keyboard when the control that had it is disabled while
 * it works, or goes away with a deleted row: then to the same control of the row now in its place.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    // A dialog hands the focus back to what opened it, so what was left on the screen is kept too.
    let onScreen: Place | undefined;
    let inDialog: Place | undefined;

    function remember(event: FocusEvent) {
      const place = placeOf(event.target as HTMLElement);
      if (place.element.closest("dialog")) inDialog = place;
      else {
        onScreen = place;
        inDialog = undefined;
      }
    }
    // A press on something that takes no focus is a wish to leave the focus nowhere.
    function forget() {
      onScreen = undefined;
      inDialog = undefined;
    }
    function restore() {
      if (document.activeElement !== document.body) return;
      const place = document.querySelector("dialog[open]") ? inDialog : onScreen;
      if (!place || place.element.matches("body, main")) return;
      if (!place.element.isConnected) successorOf(place)?.focus();
      else if (!place.element.matches(":disabled")) place.element.focus();
    }

    const observer = new MutationObserver(restore);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ["disabled", "open"],
    });
    document.addEventListener("focusin", remember);
    document.addEventListener("pointerdown", forget, true);
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", remember);
      document.removeEventListener("pointerdown", forget, true);
    };
  }, []);
}

function placeOf(element: HTMLElement): Place {
  const steps: Place["steps"] = [];
  for (let node: Element = element; node.parentElement; node = node.parentElement) {
    const parent = node.parentElement;
    steps.push({ parent, index: [...parent.children].indexOf(node) });
  }
  return { element, steps };
}

/** What stands where a removed control stood, or nearest to it; else the screen itself. */
function successorOf({ element, steps }: Place): HTMLElement | null {
  const screen = document.getElementById("main");
  const level = steps.findIndex(({ parent }) => parent.isConnected);
  const step = steps[level];
  if (!step || !screen?.contains(step.parent)) return screen;
  const removed = steps[level - 1]?.parent ?? element;
  const { children } = step.parent;
  const next = children[Math.min(step.index, children.length - 1)];
  const place = controlsOf(removed).indexOf(element);
  const free = (next ? controlsOf(next) : [])
    .map((control, index) => ({ control, distance: Math.abs(index - place) }))
    .filter(({ control }) => !control.matches(":disabled"))
    .sort((a, b) => a.distance - b.distance);
  return free[0]?.control ?? screen;
}

function controlsOf(item: Element): HTMLElement[] {
  const inside = item.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea");
  return item instanceof HTMLButtonElement ? [item] : [...inside];
}
