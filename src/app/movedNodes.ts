/** The child of `parent` in which a node is now; null for one that has left it. */
function childAround(parent: Node, node: Node): Node | null {
  let around: Node | null = node;
  while (around !== null && around.parentNode !== parent) around = around.parentNode;
  return around;
}

/**
 * Lets React continue after moved nodes: the translation of a page puts each text into elements of its own,
 * and React would end in an error page at the next change beside that text. A missing node counts as
 * removed, and a node to be inserted before it is appended to its parent.
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
