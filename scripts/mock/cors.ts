import type { Middleware } from '../../test/backend/middleware';

/** Headers that pages of other origins may read, in addition to the headers that browsers always allow. */
const READABLE = 'Content-Disposition, Content-Length, Retry-After, X-Request-ID';

/** Allows pages of these origins to call the backend: handles preflights and exposes headers. */
export function withCors(middleware: Middleware, origins: readonly string[]): Middleware {
  return (request, response, next) => {
    const { origin, ...asked } = request.headers;
    if (origin === undefined || !origins.includes(origin)) {
      middleware(request, response, next);
      return;
    }
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.setHeader('Access-Control-Expose-Headers', READABLE);
    response.setHeader('Vary', 'Origin');
    const method = asked['access-control-request-method'];
    if (request.method !== 'OPTIONS' || method === undefined) {
      middleware(request, response, next);
      return;
    }
    response.setHeader('Access-Control-Allow-Methods', method);
    const headers = asked['access-control-request-headers'];
    if (headers !== undefined) response.setHeader('Access-Control-Allow-Headers', headers);
    response.writeHead(204).end();
  };
}
