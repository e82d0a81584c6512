import { rubles } from '../test/backend/seed/fields';
import { seedBy, type Seed } from '../test/backend/seed/seed';
import type { FaultKind } from '../test/backend/faults/fault';
import type { OperationId } from '../test/backend/generated/operations';
import { expect, test as base, type users } from './support/cabinet';
import { loginOf } from './support/users';

export { expect, rubles };

const DAY = 86_400_000;

interface Faults {
  /** Makes an operation return this fault, for `times` calls or until `mend`. */
  break(operationId: OperationId, kind: FaultKind, times?: number): Promise<void>;
  /** Removes all faults. */
  mend(): Promise<void>;
}

/** Moves the backend's clock; users stay signed in. */
interface BackendClock {
  /** Moves the clock to a day or a moment in Moscow: `2030-12-10T09:00`. */
  to(moment: string): Promise<void>;
  days(count: number): Promise<void>;
}

interface Fixtures {
  /** Builds rows: test/backend/README.md lists the builders. */
  seed: Seed<true>;
  faults: Faults;
  clock: BackendClock;
  /** Signs in a demo user, and opens an address. */
  as(user: keyof typeof users, address: string): Promise<void>;
}

/** A test of the cabinet with its own data; `cabinet` is available too (support/cabinet.ts). */
export const test = base.extend<Fixtures>({
  seed: async ({ cabinet: { control } }, provide) => {
    await provide(
      seedBy<true>(async (name, count, given) => {
        const rows = await control.seed({ [name]: { ...given, many: count ?? 1 } });
        return count === null ? rows[name]?.[0] : rows[name];
      }),
    );
  },

  faults: async ({ cabinet }, provide) => {
    await provide({
      break: (operationId, kind, times) => {
        // The page logs failed requests to the console.
        cabinet.allow({ consoleErrors: [/^Не удалось /] });
        return cabinet.control.faults([{ operationId, kind, ...(times && { times }) }]);
      },
      mend: () => cabinet.control.noFaults(),
    });
  },

  clock: async ({ cabinet: { control } }, provide) => {
    await provide({
      to: (moment) => control.clock({ to: moment, keepSessions: true }),
      days: (count) => control.clock({ advanceMs: count * DAY, keepSessions: true }),
    });
  },

  as: async ({ cabinet, page }, provide) => {
    await provide((user, address) => cabinet.enter(page, loginOf(user), address));
  },
});
