/**
 * Drops the body of an answer that will not be read: until then the browser keeps the call with all
 * that it carried, as long as the page is there.
 */
export function discardBody({ body }: Response): void {
  // A connection that broke meanwhile has let go by itself.
  body?.cancel().catch(() => {});
}
