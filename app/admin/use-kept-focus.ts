import { type RefObject, useEffect } from "react";

interface Place {
  element: HTMLElement;
  /** From the element outwards: each parent, and which of its children led here. */
  steps: { parent: Element; index: number }[];
}

/**
 * Gives the focus back to somebody at the keyboard when the control that had it is disabled while
 * it works, or goes away with a deleted row: then to the same control of the row now in its place.
 */
export function useKeptFocus(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = screen.current;
    if (!root) return;
    let place: Place | undefined;

    function remember(event: FocusEvent) {
      const element = event.target as HTMLElement;
      // A dialog hands the focus back to what opened it by itself.
      if (root?.contains(element) && !element.closest("dialog")) place = placeOf(element, root);
    }
    // A press on something that takes no focus is a wish to leave the focus nowhere.
    function forget() {
      place = undefined;
    }
    function restore() {
      if (!root || !place || document.activeElement !== document.body) return;
      if (!place.element.isConnected) successorOf(place, root).focus();
      else if (!place.element.matches(":disabled")) place.element.focus();
    }

    const observer = new MutationObserver(restore);
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ["disabled"] });
    root.addEventListener("focusin", remember);
    document.addEventListener("pointerdown", forget, true);
    return () => {
      observer.disconnect();
      root.removeEventListener("focusin", remember);
      document.removeEventListener("pointerdown", forget, true);
    };
  }, [screen]);
}

function placeOf(element: HTMLElement, root: Element): Place {
  const steps: Place["steps"] = [];
  for (
    let node: Element = element;
    node !== root && node.parentElement;
    node = node.parentElement
  ) {
    const parent = node.parentElement;
    steps.push({ parent, index: [...parent.children].indexOf(node) });
  }
  return { element, steps };
}

/** What stands where a removed control stood; the screen itself when nothing does. */
function successorOf({ element, steps }: Place, root: HTMLElement): HTMLElement {
  const level = steps.findIndex(({ parent }) => parent.isConnected);
  const step = steps[level];
  if (!step) return root;
  const removed = steps[level - 1]?.parent ?? element;
  const { children } = step.parent;
  const next = children[Math.min(step.index, children.length - 1)];
  const controls = next ? controlsOf(next) : [];
  return controls[controlsOf(removed).indexOf(element)] ?? controls[0] ?? root;
}

function controlsOf(item: Element): HTMLElement[] {
  const inside = item.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea");
  return item instanceof HTMLButtonElement ? [item] : [...inside];
}
