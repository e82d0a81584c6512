import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { isRecord } from '../model/openApi';

type CompileAlternative = (schema: object) => ValidateFunction;

function isUnion({ keyword }: ErrorObject): boolean {
  return keyword === 'oneOf' || keyword === 'anyOf';
}

function parameterOf({ params }: ErrorObject, name: string): unknown {
  const value: unknown = params[name];
  return value;
}

/** One alternative of a union, with the value's errors against it. */
interface Alternative {
  /** Number of errors that ajv has reported for it. */
  readonly written: number;
  readonly errors: readonly ErrorObject[];
}

function alternativesOf(union: ErrorObject, compile: CompileAlternative): Alternative[] {
  const schemas: unknown[] = Array.isArray(union.schema) ? union.schema : [];
  return schemas.filter(isRecord).map((schema) => {
    const validate = compile(schema);
    const written = validate(union.data) ? [] : (validate.errors ?? []);
    const errors = explained(written, compile).map((error) => ({
      ...error,
      instancePath: union.instancePath + error.instancePath,
    }));
    return { written: written.length, errors };
  });
}

/** Returns true if a value fits several alternatives of a `oneOf`. */
function fitsSeveral(union: ErrorObject): boolean {
  return Array.isArray(parameterOf(union, 'passingSchemas'));
}

/** Returns how many errors ajv has added for the alternatives: ajv stops at the second one that fits. */
function writtenBy(union: ErrorObject, alternatives: readonly Alternative[]): number {
  const passing: unknown = parameterOf(union, 'passingSchemas');
  const last = Array.isArray(passing) ? Number(passing.at(-1)) : alternatives.length;
  return alternatives.slice(0, last).reduce((sum, { written }) => sum + written, 0);
}

function at(union: ErrorObject, { instancePath }: ErrorObject): string {
  return instancePath.slice(union.instancePath.length);
}

/**
 * Returns true if an error shows that the value belongs to another alternative: a wrong type or constant of the value
 * itself, or a wrong constant or enumeration value of one of its properties.
 */
function isOfAnother(union: ErrorObject, error: ErrorObject): boolean {
  const place = at(union, error);
  if (place === '') return error.keyword === 'type' || error.keyword === 'const';
  const isOwn = !place.slice(1).includes('/');
  return isOwn && (error.keyword === 'const' || error.keyword === 'enum');
}

/** Returns one error if all alternatives fail only because of missing properties; otherwise null. */
function missingOne(union: ErrorObject, alternatives: readonly Alternative[]): ErrorObject | null {
  const isMissing = alternatives.every(({ errors }) =>
    errors.every((error) => error.keyword === 'required' && at(union, error) === ''),
  );
  const [first] = alternatives[0]?.errors ?? [];
  if (!isMissing || first === undefined) return null;
  const names = alternatives.map(({ errors }) =>
    errors.map((error) => String(parameterOf(error, 'missingProperty'))).join(' + '),
  );
  return { ...first, params: { missingProperty: names[0], alternatives: names } };
}

/**
 * Returns a single error with all expected values if the constant or type of the value fits no alternative. Null if the
 * alternatives differ in several places.
 */
function noneMeant(union: ErrorObject, alternatives: readonly Alternative[]): ErrorObject | null {
  const [first, ...others] = alternatives.map(({ errors }) =>
    errors.find((error) => isOfAnother(union, error)),
  );
  if (first === undefined) return null;
  const isSame = (error: ErrorObject | undefined): error is ErrorObject =>
    error !== undefined &&
    error.instancePath === first.instancePath &&
    (error.keyword === 'type') === (first.keyword === 'type');
  if (!others.every(isSame)) return null;
  const wanted = [first, ...others.filter(isSame)].flatMap((error) => {
    const { type, allowedValue, allowedValues }: Record<string, unknown> = error.params;
    return [type ?? allowedValues ?? allowedValue].flat();
  });
  return first.keyword === 'type'
    ? { ...first, params: { type: [...new Set(wanted)] } }
    : { ...first, keyword: 'enum', params: { allowedValues: [...new Set(wanted)] } };
}

function explanationOf(union: ErrorObject, alternatives: readonly Alternative[]): ErrorObject[] {
  if (fitsSeveral(union)) return [union];
  const missing = missingOne(union, alternatives);
  if (missing !== null) return [missing];
  const candidates = alternatives.filter(
    ({ errors }) => !errors.some((error) => isOfAnother(union, error)),
  );
  const fewest = Math.min(...candidates.map(({ errors }) => errors.length));
  const closest = candidates.filter(({ errors }) => errors.length === fewest);
  const [chosen] = closest;
  if (chosen !== undefined && closest.length === 1) return [...chosen.errors];
  const none = candidates.length === 0 ? noneMeant(union, alternatives) : null;
  return [none ?? union];
}

/**
 * Returns the errors of a validator. If the value shows which alternative of a `oneOf` or `anyOf` is meant, the errors
 * against this alternative replace the error of the union.
 */
export function explained(
  errors: readonly ErrorObject[],
  compile: CompileAlternative,
): ErrorObject[] {
  let kept: { readonly from: number; readonly error: ErrorObject }[] = [];
  for (const [from, error] of errors.entries()) {
    if (error.keyword === 'if') continue;
    if (!isUnion(error)) {
      kept.push({ from, error });
      continue;
    }
    const alternatives = alternativesOf(error, compile);
    // The errors of the alternatives precede this error and are replaced.
    const begin = from - writtenBy(error, alternatives);
    kept = kept.filter((one) => one.from < begin);
    kept.push(...explanationOf(error, alternatives).map((one) => ({ from, error: one })));
  }
  return kept.map(({ error }) => error);
}
