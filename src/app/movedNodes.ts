/** The child of `parent` in which a node is now; null for one that has left it. */
function childAround(parent: Node, node: Node): Node | null {
  let around: Node | null = node;
  while (around !== null && around.parentNode !== parent) around = around.parentNode;
  return around;
}

/**
 * Lets React go on where something else has moved its nodes: the translation of a page puts each text
 * into elements of its own, and React would end in an error page at the next change beside that text. A
 * node that is gone counts as removed, and what belongs before it comes to the end of its parent.
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
