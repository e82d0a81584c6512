/** Returns the child of `parent` that contains the node; null if the node is outside of it. */
function childAround(parent: Node, node: Node): Node | null {
  let around: Node | null = node;
  while (around !== null && around.parentNode !== parent) around = around.parentNode;
  return around;
}

/**
 * Makes React tolerate nodes that a browser's translator has moved. The translator wraps each text into new elements,
 * and React would fail at the next change of a neighbouring node. Removing a node that is no longer in the parent has
 * no effect; a new node whose successor is missing is appended to the parent.
 */
export function tolerateMovedNodes(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const { parentNode } = child;
    if (parentNode !== null && this.contains(parentNode)) removeChild.call(parentNode, child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    insertBefore.call(this, child, before && childAround(this, before));
    return child;
  };
}
