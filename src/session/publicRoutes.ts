/** Addresses that need no login, word for word from the specification, section 2. */
const PUBLIC_ROUTES: ReadonlySet<string> = new Set([
  '/',
  '/login',
  '/recovery',
  '/recovery/confirm',
  '/confirm',
  '/create-password',
  '/register',
  '/policy',
  '/unavailable',
]);
/** Anything under these needs no login either, whether there is such a page or not. */
const PUBLIC_PREFIXES = ['/public/', '/seller/register/'];

/** True for addresses that need no login; a slash at the end changes nothing. */
export function isPublicRoute(pathname: string): boolean {
  const bare = pathname.replace(/\/+$/, '');
  return (
    PUBLIC_ROUTES.has(bare || '/') ||
    PUBLIC_PREFIXES.some((prefix) => `${bare}/`.startsWith(prefix))
  );
}
