import type { SearchEntry } from '../client/search';
import { anchorId } from './anchor';
import { textOf } from './node';
import type { PortalModel } from './portalModel';
import { fieldsOf } from './schemaReading';

/** Everything that can be found: operations, schemas and their fields, shared responses. */
export function searchIndex(model: PortalModel): readonly SearchEntry[] {
  // «Вход» finds everything of a section that speaks of it.
  const sections = new Map(model.tags.map(({ name, description }) => [name, description ?? '']));
  const operations = model.operations.map(({ id, name, method, path, summary, tag, origin }) => ({
    kind: 'operation' as const,
    id,
    title: name,
    detail: `${method.toUpperCase()} ${path}`,
    summary,
    words: `${tag} ${sections.get(tag) ?? ''}`,
    origin: origin ?? '',
  }));
  const schemas = model.schemas.flatMap((schema): SearchEntry[] => [
    {
      kind: 'schema',
      id: schema.id,
      title: schema.name,
      detail: 'схема',
      summary: textOf(schema.node['title']) ?? '',
      words: '',
      origin: '',
    },
    ...fieldsOf(model.document, schema.node).map(({ name }) => ({
      kind: 'property' as const,
      id: anchorId('schemas', schema.name, name),
      title: name,
      detail: `поле ${schema.name}`,
      summary: '',
      words: '',
      origin: '',
    })),
  ]);
  const responses = model.responses.map(({ id, name }) => ({
    kind: 'response' as const,
    id,
    title: name,
    detail: 'общий ответ',
    summary: '',
    words: '',
    origin: '',
  }));
  return [...operations, ...schemas, ...responses];
}

/**
 * The index as a script, because a page opened from a file may not fetch one. Only ASCII and no
 * `<`, so that nothing in a contract can end or bend the script.
 */
export function searchScript(entries: readonly SearchEntry[]): string {
  const data = JSON.stringify(entries).replace(
    /[<>\u007f-\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `window.contractEntries = ${data};\n`;
}
