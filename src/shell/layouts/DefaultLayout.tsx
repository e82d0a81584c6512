import { PlainLayout } from './PlainLayout';

/** The layout of a route that names none (specification, section 2). */
export function DefaultLayout() {
  return <PlainLayout />;
}
