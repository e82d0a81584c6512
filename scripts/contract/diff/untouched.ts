import { pointerOf } from '../model/openApi';
import { entriesOf, type DocumentView } from './documentView';
import type { WrittenOperation } from './matchOperations';

/** Returns true if an operation and all components that it refers to are equal in both documents. */
type IsUntouched = (base: WrittenOperation, revision: WrittenOperation) => boolean;

/** Returns the parts of a document that apply to every operation without a `$ref`. */
function frameOf({ document }: DocumentView): string {
  const { servers, security, components } = document;
  return JSON.stringify([servers, security, components?.['securitySchemes']]);
}

/** The text of every component, by the `$ref` that leads to it. */
function componentsOf({ document }: DocumentView): Map<string, string> {
  const components = entriesOf(document.components).flatMap(([kind, members]) =>
    entriesOf(members).map(
      ([name, member]) =>
        [`#${pointerOf('components', kind, name)}`, JSON.stringify(member)] as const,
    ),
  );
  return new Map(components);
}

/** Every `$ref` of a text. */
function refsIn(text: string): string[] {
  return [...text.matchAll(/"\$ref":"([^"]*)"/g)].map(([, $ref = '']) => $ref);
}

/** Components that are equal in both documents, including everything that they reach. */
function likeComponents(base: DocumentView, revision: DocumentView): ReadonlySet<string> {
  const others = componentsOf(revision);
  const alike = [...componentsOf(base)].filter(([$ref, text]) => others.get($ref) === text);
  const refs = new Map(alike.map(([$ref, text]) => [$ref, refsIn(text)]));
  for (let before = -1; before !== refs.size;) {
    before = refs.size;
    for (const [$ref, below] of refs) {
      if (!below.every((one) => refs.has(one))) refs.delete($ref);
    }
  }
  return new Set(refs.keys());
}

function textOf({ path, node, parameters, ownPrefixes }: WrittenOperation): string {
  return JSON.stringify([path, node, parameters, ownPrefixes]);
}

/**
 * Finds the operations without changes, which are most of them in two neighbouring versions. An
 * operation with a `$ref` that does not refer to a component counts as changed.
 */
export function findUntouched(base: DocumentView, revision: DocumentView): IsUntouched {
  if (frameOf(base) !== frameOf(revision)) return () => false;
  const alike = likeComponents(base, revision);
  return (one, other) => {
    const text = textOf(one);
    return text === textOf(other) && refsIn(text).every(($ref) => alike.has($ref));
  };
}
