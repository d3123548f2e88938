// Page translation replaces text nodes with <font> elements, but React keeps the text nodes. It throws
// when it removes one, and nobody sees what it writes into one. So a text node returns to the page
// before React changes it, and is then translated again. See docs/decisions/0018.
const wrappers = new WeakMap<Node, Element>();

/** Call this once, before hydration. */
export function restoreTranslatedText(): void {
  new MutationObserver(noteWrappers).observe(document, { childList: true, subtree: true });
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    restore(child);
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child;
  };
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    added: T,
    next: Node | null,
  ): T {
    restore(added);
    if (next) restore(next);
    return insertBefore.call(this, added, next?.parentNode === this ? next : null) as T;
  };
  const value = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
  Object.defineProperty(Node.prototype, "nodeValue", {
    ...value,
    set(this: Node, text: string | null) {
      if (!this.isConnected) restore(this);
      value?.set?.call(this, text);
    },
  });
}

/** Finds out which new <font> stands where a text node was. */
function noteWrappers(records: MutationRecord[]): void {
  const fonts = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]).filter(isFont));
  if (fonts.size === 0) return;
  for (const { target, removedNodes, previousSibling, nextSibling } of records) {
    const [text] = removedNodes;
    if (text?.nodeType !== Node.TEXT_NODE) continue;
    const addedThere = records
      .filter((other) => other.target === target && other.nextSibling === nextSibling)
      .flatMap(({ addedNodes }) => [...addedNodes]);
    const wrapper = [previousSibling, nextSibling, ...addedThere].find(
      (node) => isFont(node) && fonts.has(node),
    );
    if (wrapper) wrappers.set(text, wrapper as Element);
  }
}

function isFont(node: Node | null): node is Element {
  return node?.nodeName === "FONT";
}

function restore(text: Node): void {
  const wrapper = outermostFont(text) ?? wrappers.get(text);
  wrappers.delete(text);
  const isAway = wrapper?.isConnected && (!text.isConnected || wrapper.contains(text));
  if (isAway) wrapper.replaceWith(text);
}

function outermostFont(text: Node): Element | undefined {
  let outermost: Element | undefined;
  for (let at = text.parentNode; isFont(at); at = at.parentNode) outermost = at;
  return text.nodeType === Node.TEXT_NODE ? outermost : undefined;
}
