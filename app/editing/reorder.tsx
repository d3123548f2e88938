import * as m from "virtual:messages/panel-editing";
import { Accessibility } from "@dnd-kit/dom";
import { DragDropProvider } from "@dnd-kit/react";
import { isSortable, useSortable } from "@dnd-kit/react/sortable";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import ArrowUp from "lucide-react/icons/arrow-up";
import GripVertical from "lucide-react/icons/grip-vertical";
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type Ref,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { IconButton } from "~/ui/button";
import { classNames } from "~/ui/class-names";

/** Returns false, also in a promise, if the item could not be moved. */
type Move = (from: number, to: number) => unknown;
type ScreenReaderTexts = NonNullable<ConstructorParameters<typeof Accessibility>[1]>;

const MoveContext = createContext<(name: string, from: number, to: number) => void>(() => {});

/**
 * Makes the list inside sortable by buttons and by dragging (pointer or keyboard). Pass a stable
 * `onMove`, so that items that did not move do not re-render.
 */
export function ReorderList({
  noun,
  count,
  onMove,
  children,
}: {
  /** The word for an item in button labels, such as "highlight" or "day". */
  noun: string;
  count: number;
  onMove: Move;
  children: ReactNode;
}) {
  const plugins = useMemo<ComponentProps<typeof DragDropProvider>["plugins"]>(
    () => (defaults) => [...defaults, Accessibility.configure(screenReaderTexts(noun))],
    [noun],
  );
  const [moved, setMoved] = useState("");
  const move = useCallback(
    async (name: string, from: number, to: number) => {
      if ((await onMove(from, to)) === false) return;
      const text = m.movedTo({ name, position: to + 1, count });
      // Screen readers announce only a text that changes.
      setMoved((before) => (before === text ? `${text}\u00a0` : text));
    },
    [onMove, count],
  );
  return (
    <MoveContext value={move}>
      <DragDropProvider
        plugins={plugins}
        onDragEnd={({ canceled, operation: { source } }) => {
          if (canceled || !isSortable(source) || source.index === source.initialIndex) return;
          onMove(source.initialIndex, source.index);
        }}
      >
        {children}
      </DragDropProvider>
      <p aria-live="polite" className="sr-only">
        {moved}
      </p>
    </MoveContext>
  );
}

/** The screen reader texts for dragging. */
function screenReaderTexts(noun: string): ScreenReaderTexts {
  return {
    screenReaderInstructions: {
      draggable: m.howToDrag,
    },
    announcements: {
      dragstart: ({ operation: { source } }) =>
        isSortable(source) ? m.pickedUp({ name: `${noun} ${source.initialIndex + 1}` }) : undefined,
      dragover: ({ operation: { source, target } }) =>
        isSortable(target) && target.id !== source?.id
          ? m.position({ position: target.index + 1 })
          : undefined,
      dragend: ({ canceled, operation: { source } }) => {
        if (!isSortable(source)) return undefined;
        const name = `${noun} ${source.initialIndex + 1}`;
        return canceled || source.index === source.initialIndex
          ? m.notMoved({ name })
          : m.moved({ name, position: source.index + 1 });
      },
    },
  };
}

export interface ReorderControls {
  /** The button by which the item is dragged. */
  handle: (className?: string) => ReactNode;
  /** The buttons that move the item by one place. */
  back: ReactNode;
  forward: ReactNode;
}

const directions = {
  column: { back: "up", forward: "down", BackIcon: ArrowUp, ForwardIcon: ArrowDown },
  row: { back: "earlier", forward: "later", BackIcon: ArrowLeft, ForwardIcon: ArrowRight },
};

/** One item of a ReorderList, an `<li>`. */
export function ReorderItem({
  id,
  index,
  isLast,
  noun,
  name = `${noun} ${index + 1}`,
  flow = "column",
  isDraggable = true,
  isBusy = false,
  buttonRef,
  children,
}: {
  id: string;
  index: number;
  isLast: boolean;
  noun: string;
  /** The item in button labels. Default: "day 2". */
  name?: string;
  /** The direction of the list. Decides the labels and arrows of the move buttons. */
  flow?: keyof typeof directions;
  /** False if the item moves only by the buttons. */
  isDraggable?: boolean;
  isBusy?: boolean;
  buttonRef?: (direction: string) => Ref<HTMLButtonElement>;
  children: (controls: ReorderControls) => ReactNode;
}) {
  const { ref, handleRef } = useSortable({ id, index });
  const move = useContext(MoveContext);
  const { back, forward, BackIcon, ForwardIcon } = directions[flow];
  const pressed = useRef<{ button: HTMLElement; place: number }>(undefined);

  // A second tap on the same spot must move the same item again, and not its neighbour.
  useLayoutEffect(() => {
    const { button, place } = pressed.current ?? {};
    pressed.current = undefined;
    if (index < 0 || !button || place === undefined) return;
    scrollBy(button, placeInList(button) - place);
  }, [index]);

  // `aria-disabled` instead of `disabled`, so that the button keeps the focus.
  const moveButton = (direction: string, to: number, isEnd: boolean, icon: ReactNode) => (
    <IconButton
      ref={buttonRef?.(direction)}
      label={m.move({ name, direction })}
      aria-disabled={isBusy || isEnd}
      onClick={({ currentTarget }) => {
        pressed.current = { button: currentTarget, place: placeInList(currentTarget) };
        move(name, index, to);
      }}
    >
      {icon}
    </IconButton>
  );

  return (
    <li
      ref={isDraggable ? ref : undefined}
      // The browser's own scroll anchoring would add to the scrolling after a move.
      className="rounded-md [overflow-anchor:none] data-dnd-dragging:bg-surface data-dnd-dragging:shadow-float"
    >
      {children({
        handle: (handleClass) => (
          <IconButton
            ref={handleRef}
            label={m.drag({ name })}
            className={classNames("cursor-grab select-none", handleClass)}
          >
            <GripVertical aria-hidden="true" />
          </IconButton>
        ),
        back: moveButton(back, index - 1, index === 0, <BackIcon aria-hidden="true" />),
        forward: moveButton(forward, index + 1, isLast, <ForwardIcon aria-hidden="true" />),
      })}
    </li>
  );
}

function placeInList(button: HTMLElement): number {
  const list = button.closest("ul, ol");
  return button.getBoundingClientRect().top - (list?.getBoundingClientRect().top ?? 0);
}

/** Scrolls the dialog or the page around an element. */
function scrollBy(element: HTMLElement, distance: number): void {
  let rest = distance;
  for (
    let box = element.parentElement;
    box && box.tagName !== "DIALOG" && Math.abs(rest) >= 1;
    box = box.parentElement
  ) {
    const before = box.scrollTop;
    box.scrollTop += rest;
    rest -= box.scrollTop - before;
  }
}
