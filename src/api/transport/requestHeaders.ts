/** Headers of every request: language ru and a JSON content type (specification, section 1). */
export const REQUEST_HEADERS = {
  'Accept-Language': 'ru',
  'Content-Type': 'application/json',
} as const;
