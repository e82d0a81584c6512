import { controlOf } from '../../e2e/support/control';
import { screenCalls } from '../../e2e/support/screenCalls';
import { HIDDEN_HOUR, overBudget, screenName, screens } from '../../e2e/support/screens';
import { parseFlags } from '../command/flags';
import { UsageError } from '../command/usageError';
import { benchCustomers } from './customers';
import { onBuiltCabinet } from './onBuiltCabinet';
import { print, table } from './table';

const ADVICE = 'npm run bench -- load [--customers 1000]';
/** With more users, the command would measure this machine, not the backend. */
const MOST_CUSTOMERS = 2000;

/** Measures the calls of one user by screen, or of `--customers` users at once. */
export async function benchLoad(args: readonly string[]): Promise<boolean> {
  const options = { customers: { type: 'string' } } as const;
  const { customers } = parseFlags({ args: [...args], options }, ADVICE).values;
  if (customers === undefined) return benchScreens();
  const count = Number(customers);
  if (!Number.isInteger(count) || count < 1 || count > MOST_CUSTOMERS) {
    throw new UsageError(`--customers ${customers}: 1 to ${MOST_CUSTOMERS}; ${ADVICE}`);
  }
  return benchCustomers(count);
}

/** Prints the calls of every screen with its budget as a table. */
async function benchScreens(): Promise<boolean> {
  const rows: string[][] = [];
  const over: string[] = [];
  await onBuiltCabinet(async (browser, server) => {
    const control = controlOf(server.baseURL);
    for (const screen of Object.values(screens).flat()) {
      const context = await browser.newContext({ baseURL: server.baseURL, locale: 'ru-RU' });
      const calls = await screenCalls(await context.newPage(), control, screen);
      await context.close();
      over.push(...overBudget(screen, calls));
      const { open, minute = 0, back = 0 } = screen;
      rows.push([
        screenName(screen),
        `${calls.open.length} of ${open}`,
        `${calls.minute.length} of ${minute}`,
        `${calls.hidden.length} of ${HIDDEN_HOUR}`,
        `${calls.back.length} of ${back}`,
      ]);
    }
  });
  print(table(['screen', 'open', 'a minute', 'an hour hidden', 'back'], rows));
  for (const line of over) print(line);
  return over.length === 0;
}
