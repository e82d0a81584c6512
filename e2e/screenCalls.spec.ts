import { expect, test } from './support/cabinet';
import { screenCalls } from './support/screenCalls';
import { overBudget, screenName, screens } from './support/screens';

// What one customer costs a backend, screen by screen: a call or a poll that is new shows here first.
// `npm run bench -- load` prints the same figures.

for (const screen of Object.values(screens).flat()) {
  test(
    `${screenName(screen)} asks a backend no more than it may`,
    { tag: screen.at === '/offer' ? ['@core'] : [] },
    async ({ page, cabinet }) => {
      const calls = await screenCalls(page, cabinet.control, screen);
      expect(overBudget(screen, calls)).toEqual([]);
    },
  );
}
