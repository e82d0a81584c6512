import { PlainLayout } from './PlainLayout';

/**
 * Layout `landing` (specification, section 2): a public page that tells about a product. The
 * specification shows none of its paths; a module that brings one along names this layout.
 */
export function LandingLayout() {
  return <PlainLayout />;
}
