import { fieldsOf } from '../../../src/lib/fieldsOf';
import type { Supply } from '../../../src/api/generated/financeRegistry';

/** Rows per page: the maximum of the cabinet's registry. */
export const PAGE_SIZE = 500;

let token: string | undefined;

async function post(path: string, body: object): Promise<unknown> {
  const response = await fetch(`/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return response.json();
}

/** Signs in with the login and password in the URL's fragment. */
export async function signIn(): Promise<void> {
  const [username, password] = decodeURIComponent(window.location.hash.slice(1)).split(' ');
  const { accessToken } = fieldsOf(await post('/v1/auth/login', { username, password }));
  token = String(accessToken);
}

/** Fetches a page of supplies whose number contains this text. */
export async function findSupplies(
  text: string,
  pageNumber: number,
): Promise<{ content: Supply[]; totalElements: number }> {
  const found = fieldsOf(
    await post('/v1/finance/supply/find', {
      pageNumber,
      pageSize: PAGE_SIZE,
      filters: text === '' ? [] : [{ field: 'number', value: text, operation: 'LIKE' }],
      sorts: [
        { field: 'documentDate', direction: 'DESC' },
        { field: 'number', direction: 'DESC' },
      ],
    }),
  );
  const { content, totalElements } = found;
  return {
    content: Array.isArray(content) ? content : [],
    totalElements: Number(totalElements),
  };
}
