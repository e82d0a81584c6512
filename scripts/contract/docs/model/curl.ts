import { examplesOf, isBinary } from './examples';
import { listOf, nodeOf, nodesOf, resolved, textOf, type Node } from './node';
import type { PortalModel, PortalOperation } from './portalModel';
import { alternativesOf } from './security';

/** One word for a POSIX shell, whatever is in it. */
export function shellWord(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function exampleText(model: PortalModel, holder: Node): string {
  const value = examplesOf(model.document, holder)[0]?.value;
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function parameterHolder(parameter: Node): Node {
  // A parameter may be described as a body is; there is exactly one media type then.
  return nodesOf(parameter['content'])[0]?.[1] ?? parameter;
}

function requiredParameters(operation: PortalOperation, where: string): readonly Node[] {
  return operation.parameters.filter(
    (parameter) => parameter['in'] === where && parameter['required'] === true,
  );
}

function nameOf(parameter: Node): string {
  return textOf(parameter['name']) ?? '';
}

/** The address, its base aside: the examples of the parameters filled in. */
function pathAndQuery(model: PortalModel, operation: PortalOperation): string {
  const values = new Map(
    operation.parameters
      .filter((parameter) => parameter['in'] === 'path')
      .map((parameter) => [nameOf(parameter), exampleText(model, parameterHolder(parameter))]),
  );
  const path = operation.path.replaceAll(/\{([^}]+)\}/g, (whole, name: string) => {
    const value = values.get(name);
    return value === undefined ? whole : encodeURIComponent(value);
  });
  const query = requiredParameters(operation, 'query').map(
    (parameter) =>
      `${encodeURIComponent(nameOf(parameter))}=${encodeURIComponent(exampleText(model, parameterHolder(parameter)))}`,
  );
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

/** Where the calls go: the first server of the contract, on `$HOST` where it names only a path. */
function baseOf(model: PortalModel): { readonly host: string; readonly prefix: string } {
  const server = nodeOf(listOf(model.document.servers)[0]);
  const variables = nodeOf(server['variables']);
  const url = (textOf(server['url']) ?? '').replaceAll(
    /\{([^}]+)\}/g,
    (whole, name: string) => textOf(nodeOf(variables[name])['default']) ?? whole,
  );
  const prefix = url.replace(/\/$/, '');
  return /^https?:/.test(url) ? { host: '', prefix } : { host: '"$HOST"', prefix };
}

function credentials(model: PortalModel, operation: PortalOperation): string[] {
  const schemes = alternativesOf(model, operation)[0] ?? [];
  return schemes.flatMap((name) => {
    const scheme = resolved(
      model.document,
      nodeOf(model.document.components?.['securitySchemes'])[name],
    );
    if (scheme['type'] === 'apiKey') {
      const key = textOf(scheme['name']) ?? 'X-Api-Key';
      if (scheme['in'] === 'cookie') return [`-b ${shellWord(`${key}=`)}"$TOKEN"`];
      // A key in the query would spoil the address of the line; it is named in «Доступ» above.
      return scheme['in'] === 'header' ? [`-H ${shellWord(`${key}: `)}"$TOKEN"`] : [];
    }
    const isBasic = textOf(scheme['scheme'])?.toLowerCase() === 'basic';
    return [isBasic ? '-u "$USER:$PASSWORD"' : '-H "Authorization: Bearer $TOKEN"'];
  });
}

function formParts(model: PortalModel, holder: Node, flag: string): string[] {
  const value = nodeOf(examplesOf(model.document, holder)[0]?.value);
  const properties = nodeOf(resolved(model.document, holder['schema'])['properties']);
  return Object.entries(value).map(([name, part]) => {
    const schema = resolved(model.document, properties[name]);
    const isFile = schema['format'] === 'binary' || 'contentMediaType' in schema;
    const text = typeof part === 'string' ? part : JSON.stringify(part);
    return `${flag} ${shellWord(`${name}=${isFile ? '@file.pdf' : text}`)}`;
  });
}

function body(model: PortalModel, operation: PortalOperation): string[] {
  const requestBody = resolved(model.document, operation.node['requestBody']);
  const [first] = nodesOf(requestBody['content']);
  if (!first) return [];
  const [mediaType, holder] = first;
  if (/multipart/i.test(mediaType)) return formParts(model, holder, '-F');
  if (/urlencoded/i.test(mediaType)) return formParts(model, holder, '--data-urlencode');
  const type = `-H ${shellWord(`Content-Type: ${mediaType}`)}`;
  if (isBinary(model.document, mediaType, holder)) return [type, "--data-binary '@file'"];
  const value = examplesOf(model.document, holder)[0]?.value;
  const text = /json/i.test(mediaType) ? JSON.stringify(value) : exampleText(model, holder);
  return [type, `-d ${shellWord(text ?? '')}`];
}

function answersWithFile(model: PortalModel, operation: PortalOperation): boolean {
  return nodesOf(operation.node['responses']).some(([, response]) =>
    nodesOf(resolved(model.document, response)['content']).some(([mediaType, holder]) =>
      isBinary(model.document, mediaType, holder),
    ),
  );
}

function methodFlags({ method }: PortalOperation, hasBody: boolean): string[] {
  if (method === 'head') return ['-I'];
  if (method === 'get' && !hasBody) return [];
  return method === 'post' && hasBody ? [] : [`-X ${method.toUpperCase()}`];
}

/**
 * The operation as a curl command with the examples of the contract. `$HOST` (where the contract
 * names no host) and `$TOKEN` are left to the shell; no value of an example is.
 */
export function curlOf(model: PortalModel, operation: PortalOperation): string {
  const { host, prefix } = baseOf(model);
  const data = body(model, operation);
  const headers = requiredParameters(operation, 'header').map(
    (parameter) =>
      `-H ${shellWord(`${nameOf(parameter)}: ${exampleText(model, parameterHolder(parameter))}`)}`,
  );
  return [
    ['curl', ...methodFlags(operation, data.length > 0)].join(' '),
    ...(answersWithFile(model, operation) ? ['-OJ'] : []),
    `${host}${shellWord(`${prefix}${pathAndQuery(model, operation)}`)}`,
    ...credentials(model, operation),
    ...headers,
    ...data,
  ].join(' \\\n  ');
}
