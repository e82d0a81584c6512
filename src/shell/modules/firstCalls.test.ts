import { expect, it, vi } from 'vitest';
import { withRoles } from '../../../test/render/seeds';
import type { LazySection, LoadContext } from './defineModule';
import { beginCalls, beginPart } from './firstCalls';

function context(query = '', isVerified = true): LoadContext {
  return {
    dispatch: vi.fn<LoadContext['dispatch']>(),
    getState: vi.fn<LoadContext['getState']>(),
    url: new URL(`https://cabinet.example/page${query}`),
    params: {},
    user: { ...withRoles('USER'), isVerified },
  };
}

/** A part whose component never comes: nothing may wait for it. */
function part(more: Partial<LazySection> = {}) {
  const load = vi.fn<(context: LoadContext) => void>();
  const page = vi.fn<LazySection['page']>(() => new Promise(() => {}));
  return { load, page, section: { page, load: () => Promise.resolve({ load }), ...more } };
}

it('the code and the calls of a part start at once', async () => {
  const { section, page, load } = part();
  const place = context();
  await beginPart(section, place);
  expect(page).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledExactlyOnceWith(place);
});

it('of a page only the tab starts that its address opens', async () => {
  const tabs = [part(), part()];
  const route = {
    ...part().section,
    tabs: tabs.map(({ section }, id) => ({ ...section, id: `${id}`, label: '' })),
  };
  await beginCalls(route, context('?tab=1'));
  expect(tabs.map(({ page }) => page.mock.calls.length)).toEqual([0, 1]);
  expect(tabs.map(({ load }) => load.mock.calls.length)).toEqual([0, 1]);
});

it('a file that is gone stops nothing: it is said where the part is drawn', async () => {
  const gone = () => Promise.reject(new TypeError('Importing a module script failed.'));
  await expect(beginPart({ page: gone, load: gone }, context())).resolves.toBeUndefined();
});

it('nothing starts that waits for the confirmation of the user', async () => {
  const { section, page, load } = part({ needsVerified: true });
  await beginPart(section, context('', false));
  expect(page).not.toHaveBeenCalled();
  expect(load).not.toHaveBeenCalled();
});
