import { testAccessibility, type Screen } from '../support/accessibility';
import { expect, users } from '../support/cabinet';

/** These of the gallery only: all of it at once takes axe minutes on a busy machine. */
const sections = (...within: readonly string[]): Screen => ({
  within,
  visit: async (page, cabinet) => {
    await cabinet.enter(page, users.godmod, '/dev');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница разработчика');
    for (const section of within) await expect(page.locator(section)).toBeVisible();
  },
});

/** Every component in every state; each section of the gallery stands in exactly one line, and those of fields.spec.ts there. */
testAccessibility({
  'the head of the developer page': sections('.page-header', '.tab-links', '.gallery__contents'),
  'the gallery of colours and icons': sections('#foundations', '#icons'),
  'the gallery of buttons': sections('#buttons'),
  'the gallery of plain fields': sections('#fields'),
  'the gallery of messages and cards': sections('#messages', '#cards'),
  'the gallery of states': sections('#states', '#skeletons'),
  'the gallery of layers and registries': sections('#overlays', '#registries'),
});
