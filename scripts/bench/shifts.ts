import { controlOf } from '../../e2e/support/control';
import {
  everyAddress,
  screenShift,
  SHIFT_LIMIT,
  SHIFT_WINDOWS,
  SLOW_CALL_MS,
  VISITORS,
} from '../../e2e/support/shifts';
import { parseFlags } from '../command/flags';
import { UsageError } from '../command/usageError';
import { onBuiltCabinet } from './onBuiltCabinet';
import { print, table } from './table';

/** Number of pages that are open in parallel, because a page mostly waits for the slowed backend. */
const AT_ONCE = 3;

const ADVICE = 'npm run bench -- shift [--as sender]';

/** Returns the demo user that `--as` names, or all of them without it. Throws a UsageError for any other word. */
function visitorsOf(args: readonly string[]): typeof VISITORS {
  const { as } = parseFlags(
    { args: [...args], options: { as: { type: 'string' } } },
    ADVICE,
  ).values;
  if (as === undefined) return VISITORS;
  const chosen = VISITORS.filter((visitor) => nameOf(visitor) === as);
  if (chosen.length === 0) {
    throw new UsageError(`--as ${as}: ${VISITORS.map(nameOf).join(', ')}; ${ADVICE}`);
  }
  return chosen;
}

const nameOf = (visitor: (typeof VISITORS)[number]) => visitor ?? 'stranger';

/** Measures the layout shift of every screen of every demo user on a slow connection. */
export async function benchShifts(args: readonly string[]): Promise<boolean> {
  const visits = visitorsOf(args).flatMap((as) => everyAddress.map((at) => ({ as, at })));
  const rows: string[][] = [];
  const moved: string[] = [];
  await onBuiltCabinet(async (browser, { baseURL }) => {
    await controlOf(baseURL).faults([{ kind: 'latency', latencyMs: SLOW_CALL_MS }]);
    const measureNext = async (): Promise<void> => {
      for (let visit = visits.shift(); visit !== undefined; visit = visits.shift()) {
        const name = `${visit.at} as ${nameOf(visit.as)}`;
        const sums: string[] = [];
        for (const size of SHIFT_WINDOWS) {
          const shift = await screenShift(browser, baseURL, visit, size);
          // A redirect at one width happens at all widths.
          if (shift === null) break;
          sums.push(shift.sum.toFixed(3));
          if (shift.sum < SHIFT_LIMIT) continue;
          const most = shift.moved.slice(0, 3).join(' | ');
          moved.push(`${name}, ${size.viewport.width} px: ${most}`);
        }
        if (sums.length > 0) rows.push([name, ...sums]);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, measureNext));
  });
  const widths = SHIFT_WINDOWS.map(({ viewport }) => `${viewport.width} px`);
  rows.sort(([one = ''], [other = '']) => one.localeCompare(other));
  print(table(['screen', ...widths], rows));
  for (const line of moved) print(line);
  return moved.length === 0;
}
