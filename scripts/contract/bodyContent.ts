import type { MediaTypeObject, RequestBodyObject } from './openApi';

/** Media types of a request that the contract knows: JSON, or a form that carries a file. */
export const BODY_TYPES = ['application/json', 'multipart/form-data'] as const;

/** What a request body holds: its only media type and that one's content; null for any other. */
export function bodyContentOf({
  content,
}: RequestBodyObject): (MediaTypeObject & { readonly type: (typeof BODY_TYPES)[number] }) | null {
  const type = BODY_TYPES.find((one) => one in content);
  return type === undefined || Object.keys(content).length > 1 ? null : { ...content[type], type };
}
