import type { IncomingMessage, RequestListener } from 'node:http';

/** A contract of a shop: a signed-in user creates, reads and deletes books. */
export const BOOKSHOP = `openapi: 3.1.0
info: { title: Bookshop, version: 1.0.0 }
security: [{ bearer: [] }]
paths:
  /books:
    get:
      operationId: listBooks
      tags: [books]
      responses:
        '200':
          description: Books.
          content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Book' } } } }
        default: { $ref: '#/components/responses/Problem' }
    post:
      operationId: createBook
      tags: [books]
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              required: [title]
              properties: { title: { type: string, minLength: 1 }, pages: { type: integer } }
            examples:
              short: { value: { title: Ёж } }
              long: { value: { title: Нос, pages: 40 } }
      responses:
        '201':
          description: Made.
          content: { application/json: { schema: { $ref: '#/components/schemas/Book' } } }
        default: { $ref: '#/components/responses/Problem' }
  /books/{id}:
    parameters:
      - { name: id, in: path, required: true, schema: { type: string }, example: '1' }
    get:
      operationId: getBook
      tags: [books]
      responses:
        '200':
          description: The book.
          content: { application/json: { schema: { $ref: '#/components/schemas/Book' } } }
        default: { $ref: '#/components/responses/Problem' }
    delete:
      operationId: deleteBook
      tags: [books]
      responses:
        '204': { description: Gone. }
        default: { $ref: '#/components/responses/Problem' }
  /hours:
    get:
      operationId: getHours
      tags: [books]
      security: []
      responses:
        '204': { description: Open. }
components:
  securitySchemes: { bearer: { type: http, scheme: bearer } }
  responses:
    Problem:
      description: What went wrong.
      content: { application/json: { schema: { type: object, required: [message], properties: { message: { type: string } } } } }
  schemas:
    Book:
      type: object
      required: [id, title]
      properties: { id: { type: string }, title: { type: string }, pages: { type: integer } }
`;

export interface ShopAnswer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One call to the shop: the request, and the books that it may change. */
export interface ShopCall {
  /** Method and path: `POST /books`, `GET /books/{id}`. */
  readonly call: string;
  readonly id: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly isSigned: boolean;
  readonly shelf: Map<string, object>;
  /** Returns the response of a shop without faults. */
  readonly sound: () => ShopAnswer;
}

const problem = (status: number, headers = {}): ShopAnswer => ({
  status,
  body: { message: 'Нет' },
  headers,
});

const METHODS: Readonly<Record<string, string>> = {
  '/books': 'GET, POST',
  '/books/{id}': 'GET, DELETE',
  '/hours': 'GET',
};

function soundAnswer({ call, id, body, isSigned, shelf }: Omit<ShopCall, 'sound'>): ShopAnswer {
  const [method = '', path = ''] = call.split(' ');
  const methods = METHODS[path] ?? '';
  if (!methods.includes(method)) return problem(405, { Allow: methods });
  if (path === '/hours') return { status: 204 };
  if (!isSigned) return problem(401);
  if (call === 'GET /books') return { status: 200, body: [...shelf.values()] };
  if (call === 'POST /books') {
    const isRight = typeof body['title'] === 'string' && body['title'] !== '';
    if (!isRight || !['undefined', 'number'].includes(typeof body['pages'])) return problem(400);
    const book = { ...body, id: String(shelf.size + 2) };
    shelf.set(book.id, book);
    return { status: 201, body: book };
  }
  const book = shelf.get(id);
  if (book === undefined) return problem(404);
  if (method === 'GET') return { status: 200, body: book };
  shelf.delete(id);
  return { status: 204 };
}

async function bodyOf(request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) if (chunk instanceof Uint8Array) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString('utf8');
  const read: unknown = text === '' ? {} : JSON.parse(text);
  return Object(read);
}

/** Creates the shop's backend. `fault` may replace a response; if it returns undefined, the response stays correct. */
export function bookshop(
  fault: (call: ShopCall) => ShopAnswer | undefined = () => undefined,
): RequestListener {
  const shelf = new Map<string, object>([['1', { id: '1', title: 'Шинель' }]]);
  return (request, response) => {
    void bodyOf(request).then((body) => {
      const url = request.url ?? '';
      const id = url.split('/')[2] ?? '';
      const call = `${request.method} ${id === '' ? url : '/books/{id}'}`;
      const isSigned = request.headers.authorization === 'Bearer key';
      const asked = { call, id, body, isSigned, shelf };
      const sound = () => soundAnswer(asked);
      const answer = fault({ ...asked, sound }) ?? sound();
      const type = answer.body === undefined ? {} : { 'Content-Type': 'application/json' };
      response.writeHead(answer.status, { ...type, ...answer.headers });
      response.end(answer.body === undefined ? undefined : JSON.stringify(answer.body));
    });
  };
}
