import { BaseResolver, bundle, type Document, type Source } from '@redocly/openapi-core';
import { isRecord } from './openApi';

/**
 * Returns the version as text with a patch number, which has no effect. YAML reads `3.1` as a number, and Redocly
 * refuses that.
 */
function versionOf(written: unknown): unknown {
  if (written === 3) return '3.0.0';
  const version = typeof written === 'number' ? String(written) : written;
  return version === '3.0' || version === '3.1' ? `${version}.0` : version;
}

/** Resolver for contracts whose version is a number or lacks the patch. */
export class ContractResolver extends BaseResolver {
  override parseDocument(source: Source, isRoot?: boolean): Document {
    const document = super.parseDocument(source, isRoot);
    const { parsed } = document;
    if (isRoot !== true || !isRecord(parsed)) return document;
    if ('openapi' in parsed) Reflect.set(parsed, 'openapi', versionOf(parsed['openapi']));
    if (parsed['swagger'] === 2) Reflect.set(parsed, 'swagger', '2.0');
    return document;
  }
}

/** Bundles a contract whose version is a number or lacks the patch. This is slow, because it loads all of Redocly. */
export function bundleOddVersion(options: Parameters<typeof bundle>[0]): ReturnType<typeof bundle> {
  const externalRefResolver = new ContractResolver(options.config.resolve);
  return bundle({ ...options, externalRefResolver });
}
