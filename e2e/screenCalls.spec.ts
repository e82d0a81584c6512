import { expect, test } from './support/cabinet';
import { screenCalls } from './support/screenCalls';
import { overBudget, screenName, screens } from './support/screens';

// Limits the calls of each screen for one user, so that an added call or poll is noticed. `npm run bench -- load`
// prints the same figures.

for (const screen of Object.values(screens).flat()) {
  test(
    `${screenName(screen)} makes no more calls than allowed`,
    { tag: screen.at === '/offer' ? ['@core'] : [] },
    async ({ page, cabinet }) => {
      const calls = await screenCalls(page, cabinet.control, screen);
      expect(overBudget(screen, calls)).toEqual([]);
    },
  );
}
