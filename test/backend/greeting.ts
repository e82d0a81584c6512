import { DEMO_PASSWORD, DEMO_SIGN_INS } from './scenarios/people';
import type { ScenarioName } from './scenarios/scenario';

/** Returns the text that is printed at the start: the address, and the logins of the demo. */
export function greeting(address: string, scenario: ScenarioName): string {
  const width = Math.max(...DEMO_SIGN_INS.map(({ username }) => username.length));
  const rows = DEMO_SIGN_INS.map(({ username, who }) => `  ${username.padEnd(width)}  ${who}`);
  return [
    '',
    `Кабинет: ${address}`,
    `Вход (пароль у всех ${DEMO_PASSWORD}):`,
    ...rows,
    `Сценарий: ${scenario}; другой: ${address}login?scenario=not-verified`,
    `Управление бэкендом: ${address}__backend`,
    '',
  ].join('\n');
}
