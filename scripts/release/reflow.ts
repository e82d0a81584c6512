/**
 * In the build in place of react-transition-group's own: a call is kept where a mere read is taken for
 * useless, and without it nothing is animated as it opens.
 */
export const forceReflow = (node: Element): unknown => node.getClientRects();
