import type { SearchFilter, SearchRequest } from '../../api/endpoints/user';
import { onOtherLayout } from '../../lib/keyboardLayout';
import {
  searchFiltersOf,
  searchNameOf,
  type RegistryQuery,
  type RegistryState,
} from './registryQuery';
import { listOf } from './searchedList';

/** Maximum number of letters «е» tried as «ё»: each needs a request. */
const MOST_TRIED = 3;

/** Returns the text's variants with one «е» replaced by «ё»: «королев» gives «королёв». */
function withYo(text: string): string[] {
  const places = [...text.matchAll(/е/gi)].slice(0, MOST_TRIED);
  return places.map(({ 0: letter, index }) => {
    const yo = letter === 'е' ? 'ё' : 'Ё';
    return text.slice(0, index) + yo + text.slice(index + 1);
  });
}

/**
 * Returns other spellings to try if a text was not found: for digits, the sum; for other text, the other keyboard
 * layout and «ё» exchanged with «е».
 */
export function otherSpellings(text: string): string[] {
  if (/^\d+$/.test(text)) return [`${text} ₽`];
  const plain = text.replaceAll('ё', 'е').replaceAll('Ё', 'Е');
  const other = onOtherLayout(text);
  const spellings = [
    ...(other === null ? [] : [other]),
    ...(plain === text ? withYo(text) : [plain]),
  ];
  return spellings.filter((spelling) => spelling !== text);
}

/**
 * Returns the requests to try in this order until one finds rows: the current request; a text search, if the text was
 * read as a sum («15.11»); each other spelling.
 */
export function spelledRequests(
  query: RegistryQuery,
  state: RegistryState & { readonly request: SearchRequest },
): readonly { readonly request: SearchRequest; readonly meant?: string }[] {
  const { request, filters } = state;
  const name = searchNameOf(query);
  const text = filters[name];
  if (typeof text !== 'string' || listOf(text) !== null) return [{ request }];
  const kind = query.filters[name];
  const { asText } = kind ?? {};
  const asked = new Set([JSON.stringify(request.filters)]);
  const isNew = (conditions: readonly SearchFilter[]) => {
    const key = JSON.stringify(conditions);
    const isFirst = !asked.has(key);
    asked.add(key);
    return isFirst;
  };
  // A text like «15.11» is searched as a sum first, but may be a document number.
  const plain =
    kind && asText
      ? searchFiltersOf(
          { ...query, filters: { ...query.filters, [name]: { ...kind, conditions: asText } } },
          state,
        )
      : [];
  return [
    { request },
    ...(asText && isNew(plain) ? [{ request: { ...request, filters: plain } }] : []),
    ...otherSpellings(text).flatMap((meant) => {
      const spelled = searchFiltersOf(query, { ...state, filters: { ...filters, [name]: meant } });
      // Digits can be a sum only if the registry has a field with sums.
      const isText = meant.endsWith('₽') && spelled.some(({ value }) => value === meant);
      return isText || !isNew(spelled)
        ? []
        : [{ meant, request: { ...request, filters: spelled } }];
    }),
  ];
}
