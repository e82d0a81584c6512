/** Sends one request as it is, without following a redirect; rejects as `fetch` does. */
export type SendRequest = (request: Request) => Promise<Response>;
