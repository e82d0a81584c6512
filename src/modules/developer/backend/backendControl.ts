import { DateTime } from 'luxon';
import { fieldsOf } from '../../../lib/fieldsOf';

/** Path of the mock backend's controls; a real server does not have it. */
const CONTROL_PATH = '/__backend';

/** Active fault of the mock backend, with the fields that the page shows. */
export interface PlantedFault {
  kind: string;
  /** Undefined if the failure applies to every operation. */
  operationId: string | undefined;
  /** Number of calls that will still fail; undefined if all will, until the fault is removed. */
  times: number | undefined;
}

export interface RowBuilder {
  name: string;
  about: string;
  /** Names of the builder's variants, as one text. */
  variants: string;
  /** Example of its fields, as JSON. */
  example: string;
  fields: readonly { name: string; takes: string; otherwise: string }[];
}

/** State that the mock backend reports. */
export interface BackendState {
  scenario: string;
  /** Time of the backend, ISO 8601. */
  now: string;
  scenarios: readonly { name: string; description: string }[];
  faultKinds: readonly string[];
  faults: readonly PlantedFault[];
  builders: readonly RowBuilder[];
}

function readFault(value: unknown): PlantedFault[] {
  const { kind, operationId, times } = fieldsOf(value);
  if (typeof kind !== 'string') return [];
  return [
    {
      kind,
      operationId: typeof operationId === 'string' ? operationId : undefined,
      times: typeof times === 'number' ? times : undefined,
    },
  ];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function readBuilder(value: unknown): RowBuilder {
  const { name, about, variants, example, fields } = fieldsOf(value);
  return {
    name: textOf(name),
    about: textOf(about),
    variants: [variants].flat().map(textOf).join(', '),
    example: JSON.stringify(example) ?? '{}',
    fields: (Array.isArray(fields) ? fields : []).map((field: unknown) => {
      const described = fieldsOf(field);
      return {
        name: textOf(described['name']),
        takes: textOf(described['takes']),
        otherwise: textOf(described['otherwise']),
      };
    }),
  };
}

/** Reads the response of the control path; undefined if it is not from a mock backend. */
export function readBackendState(
  answer: unknown,
  builders: unknown = [],
): BackendState | undefined {
  const { scenario, now, scenarios, faultKinds, faults } = fieldsOf(answer);
  if (typeof scenario !== 'string' || typeof now !== 'string') return undefined;
  return {
    scenario,
    now,
    scenarios: Object.entries(fieldsOf(scenarios)).map(([name, description]) => ({
      name,
      description: typeof description === 'string' ? description : '',
    })),
    faultKinds: Array.isArray(faultKinds)
      ? faultKinds.filter((kind): kind is string => typeof kind === 'string')
      : [],
    faults: Array.isArray(faults) ? faults.flatMap(readFault) : [],
    builders: Array.isArray(builders) ? builders.map(readBuilder) : [],
  };
}

/** Loads the state of the mock backend; undefined if there is none. Never rejects. */
export async function askBackend(): Promise<BackendState | undefined> {
  try {
    const [state, builders] = await Promise.all(
      [CONTROL_PATH, `${CONTROL_PATH}/seed`].map((path) =>
        fetch(path, { headers: { Accept: 'application/json' } }),
      ),
    );
    if (!state?.ok || !builders?.ok) return undefined;
    return readBackendState(await state.json(), await builders.json());
  } catch {
    return undefined; // A real server responds with a page, or the network is down.
  }
}

/**
 * Makes a control call to the mock backend.
 *
 * @throws Error with the reason if it refuses or cannot be reached
 */
export async function orderBackend(
  method: 'POST' | 'DELETE',
  what: 'reset' | 'faults' | 'clock' | 'seed',
  body?: object | string,
): Promise<void> {
  const response = await fetch(`${CONTROL_PATH}/${what}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  if (response.ok) return;
  const { message } = fieldsOf(await response.json().catch(() => undefined));
  throw new Error(textOf(message) || `HTTP ${response.status}`);
}

/** Makes a control call and returns whether it succeeded; shows a refusal. */
export type Order = (...what: Parameters<typeof orderBackend>) => Promise<boolean>;

/** Returns the milliseconds from `now` until 9:00 UTC on the next 10th, the day of the claim drafts. */
export function untilTenth(now: string): number {
  const from = DateTime.fromISO(now, { zone: 'utc' });
  const tenth = from.startOf('month').set({ day: 10, hour: 9 });
  return (tenth > from ? tenth : tenth.plus({ months: 1 })).diff(from).toMillis();
}
