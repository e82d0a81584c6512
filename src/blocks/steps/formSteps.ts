import { getIn } from 'final-form';
import { countOf } from '../../lib/countOf';
import type { Step, StepState } from './stepsContext';

/** Error messages by field path in the form. */
export type StepErrors = ReadonlyMap<string, string>;

/** `Around` is data that the rules of the step need besides the values, such as the subject of the form. */
export interface FormStep<Values, Around, Id extends string = string> extends Step<Id> {
  /** First parts of the paths of the step's fields, both in the form and in the server's messages. */
  parts?: readonly string[];
  /** Absent for a step without input. */
  filling?: {
    errors(values: Values, around: Around): StepErrors;
    /** Returns the text beside the step's name while its mistakes are not shown. */
    progress(values: Values, errors: StepErrors): string;
    /** Group that the server validates; `?validateGroup=` shows its mistakes at once. */
    group?: string;
  };
  /**
   * Text next to the name of a step without input, which then counts as complete; without the text it counts as open.
   */
  done?: string;
}

/** Steps that the server has refused, by id: number of mistakes, and the sent values. */
export type RefusedSteps = ReadonlyMap<string, { count: number; values: object }>;

/** Returns the id of the step that a path of the form or of the server belongs to, for example `founders.0.itn`. */
export function stepOfPath<Values, Around, Id extends string>(
  steps: readonly FormStep<Values, Around, Id>[],
  path: string,
): Id | undefined {
  const [part = ''] = path.split('.');
  return steps.find(({ parts = [] }) => parts.includes(part))?.id;
}

/**
 * Returns the step that an address opens, and the step whose mistakes are shown at once.
 *
 * @param first id of the step that opens if the address names none
 */
export function askedStep<Asked extends FormStep<never, never>>(
  search: string,
  steps: readonly [Asked, ...Asked[]],
  first?: string,
): { step: Asked; validated: Asked | undefined } {
  const query = new URLSearchParams(search);
  const group = query.get('validateGroup');
  const validated = steps.find(({ filling }) => group !== null && filling?.group === group);
  const byId = (id: string | null | undefined) => steps.find((step) => step.id === id);
  return { step: byId(query.get('step')) ?? validated ?? byId(first) ?? steps[0], validated };
}

const mistakes = (count: number) => countOf(count, 'ошибка', 'ошибки', 'ошибок');

/** Returns the state of a step that the server has refused; undefined once the user has changed its fields. */
function refusedState<Values, Around>(
  { id, parts = [] }: FormStep<Values, Around>,
  values: object,
  refused: RefusedSteps,
): StepState | undefined {
  const judged = refused.get(id);
  if (judged === undefined) return undefined;
  const isChanged = parts.some((part) => getIn(judged.values, part) !== getIn(values, part));
  return isChanged ? undefined : { state: 'wrong', text: mistakes(judged.count) };
}

/**
 * Returns the state of a step: the server's refusal until the user changes the step's fields, otherwise the result of
 * the step's own rules.
 *
 * @param attempted true if the step's mistakes have been shown
 */
export function stepState<Values extends object, Around>(
  step: FormStep<Values, Around>,
  values: Values,
  around: Around,
  attempted: boolean,
  refused: RefusedSteps = new Map(),
): StepState {
  const { filling, done } = step;
  if (filling === undefined) {
    return done === undefined ? { state: 'open', text: '' } : { state: 'done', text: done };
  }
  const judged = refusedState(step, values, refused);
  if (judged) return judged;
  const errors = filling.errors(values, around);
  if (errors.size > 0 && attempted) return { state: 'wrong', text: mistakes(errors.size) };
  return {
    state: errors.size === 0 ? 'done' : 'open',
    text: filling.progress(values, errors),
  };
}
