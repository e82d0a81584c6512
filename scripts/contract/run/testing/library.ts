import { parse } from 'yaml';
import { normaliseContract } from '../../model/normalise';
import type { OpenApiDocument } from '../../model/openApi';

/**
 * A small foreign contract in another style than ours: OpenAPI 3.0, absolute server URL, plural paths, inline schemas,
 * `nullable`, `default` responses, one operation without operationId.
 */
export const LIBRARY_YAML = `openapi: 3.0.3
info: { title: Library, version: 1.0.0 }
servers:
  - url: https://library.test/{stage}/rest
    variables:
      stage: { default: live }
paths:
  /books:
    get:
      operationId: listBooks
      tags: [books]
      parameters:
        - { name: page, in: query, required: true, schema: { type: integer, minimum: 1 } }
        - { name: genres, in: query, style: pipeDelimited, explode: false, schema: { type: array, items: { type: string, enum: [novel, essay] } } }
        - { name: filter, in: query, style: deepObject, explode: true, schema: { type: object } }
      responses:
        '200':
          description: Books.
          headers:
            X-Total: { required: true, schema: { type: integer } }
          content:
            application/json; charset=utf-8:
              schema: { type: array, items: { $ref: '#/components/schemas/Book' } }
        default: { $ref: '#/components/responses/Problem' }
  /books/{isbn}:
    parameters:
      - { name: isbn, in: path, required: true, schema: { type: string }, example: '9785171188375' }
    get:
      tags: [books]
      responses:
        '200':
          description: The book.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Book' }
        4XX: { $ref: '#/components/responses/Problem' }
    put:
      operationId: replaceBook
      tags: [books]
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Book' }
      responses:
        '204': { description: Replaced. }
  /books/{isbn}.pdf:
    get:
      operationId: readBook
      tags: [books]
      parameters:
        - { name: isbn, in: path, required: true, schema: { type: string }, example: '9785171188375' }
      responses:
        '200':
          description: The text.
          headers:
            Content-Disposition: { required: true, schema: { type: string } }
          content:
            application/pdf:
              schema: { type: string, format: binary }
  /loans:
    post:
      operationId: lend
      tags: [loans]
      requestBody:
        content:
          application/x-www-form-urlencoded:
            schema:
              type: object
              required: [copies]
              properties: { copies: { type: integer, minimum: 1 }, note: { type: string } }
      responses:
        '201': { description: Lent. }
        4XX: { $ref: '#/components/responses/Problem' }
components:
  responses:
    Problem:
      description: What went wrong.
      content:
        application/problem+json:
          schema:
            type: object
            required: [title]
            properties: { title: { type: string } }
  schemas:
    Book:
      type: object
      required: [id, title, pages, returnedAt, kind]
      properties:
        id: { type: integer, format: int32, readOnly: true }
        title: { type: string, minLength: 1 }
        pages: { type: integer, minimum: 0, exclusiveMinimum: true }
        price: { type: number, maximum: 100, exclusiveMaximum: false }
        returnedAt: { type: string, format: date-time, nullable: true }
        kind: { type: string, enum: [paper, audio] }
        author: { nullable: true, allOf: [{ $ref: '#/components/schemas/Author' }] }
        tags: { type: object, properties: { main: { type: string } }, additionalProperties: { type: string } }
        secret: { type: string, writeOnly: true }
    Author:
      type: object
      additionalProperties: false
      required: [name]
      properties:
        name: { type: string, pattern: '^[\\w-. ]+$' }
        pupil: { $ref: '#/components/schemas/Author' }
`;

export const BOOK = {
  id: 7,
  title: 'Мёртвые души',
  pages: 352,
  returnedAt: null,
  kind: 'paper',
  author: { name: 'N. Gogol' },
  tags: { main: 'novel', shelf: 'A' },
};

function isDocument(value: unknown): value is OpenApiDocument {
  return typeof value === 'object' && value !== null && 'openapi' in value && 'paths' in value;
}

/** Returns the contract as the live checks need it. */
export function libraryContract(): OpenApiDocument {
  const parsed: unknown = parse(LIBRARY_YAML);
  if (isDocument(parsed)) return normaliseContract(parsed);
  throw new Error('The library is no OpenAPI document');
}
