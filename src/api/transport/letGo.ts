/**
 * Lets go of an answer whose body nobody is going to read: until then the browser keeps the call with all
 * that it carried, as long as the page is there.
 */
export function letGo({ body }: Response): void {
  // A connection that broke meanwhile has let go by itself.
  body?.cancel().catch(() => {});
}
