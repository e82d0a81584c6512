import { describe, expect, it, vi } from 'vitest';
import { withRoles } from '../../../test/render/seeds';
import type { LazySection, LoadContext } from './defineModule';
import { beginCalls, beginPart, loadAhead } from './firstCalls';
import { createModuleRegistry } from './registry';

function context(query = '', isVerified = true): LoadContext {
  return {
    dispatch: vi.fn<LoadContext['dispatch']>(),
    getState: vi.fn<LoadContext['getState']>(),
    url: new URL(`https://cabinet.example/page${query}`),
    params: {},
    user: { ...withRoles('USER'), isVerified },
  };
}

/** Returns a part whose component never loads: this proves that the calls do not wait for it. */
function part(more: Partial<LazySection> = {}) {
  const load = vi.fn<(context: LoadContext) => void>();
  const page = vi.fn<LazySection['page']>(() => new Promise(() => {}));
  return { load, page, section: { page, load: () => Promise.resolve({ load }), ...more } };
}

it('beginPart starts the load of code and data in parallel', async () => {
  const { section, page, load } = part();
  const place = context();
  await beginPart(section, place);
  expect(page).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledExactlyOnceWith(place);
});

it('beginCalls loads only the open tab of a page', async () => {
  const tabs = [part(), part()];
  const route = {
    ...part().section,
    tabs: tabs.map(({ section }, id) => ({ ...section, id: `${id}`, label: '' })),
  };
  await beginCalls(route, context('?tab=1'));
  expect(tabs.map(({ page }) => page.mock.calls.length)).toEqual([0, 1]);
  expect(tabs.map(({ load }) => load.mock.calls.length)).toEqual([0, 1]);
});

it('beginPart ignores a missing file, because the rendered part will report it', async () => {
  const gone = () => Promise.reject(new TypeError('Importing a module script failed.'));
  await expect(beginPart({ page: gone, load: gone }, context())).resolves.toBeUndefined();
});

it('beginPart loads nothing for an unconfirmed user if the part needs a confirmed user', async () => {
  const { section, page, load } = part({ needsVerified: true });
  await beginPart(section, context('', false));
  expect(page).not.toHaveBeenCalled();
  expect(load).not.toHaveBeenCalled();
});

describe('the page behind a link', () => {
  const { user } = context();

  function setUp(more: Partial<LazySection> = {}) {
    const registry = createModuleRegistry();
    const whole = part(more);
    const tabs = [part(more), part(more)];
    const loads = vi.fn(() => whole.section.load());
    registry.register({
      id: 'sample',
      title: '',
      sort: 1,
      routes: [
        {
          path: '/page',
          ...whole.section,
          load: loads,
          tabs: tabs.map(({ section }, id) => ({ ...section, id: `${id}`, label: '' })),
        },
      ],
    });
    const loaded = () => [whole, ...tabs].map(({ page }) => page.mock.calls.length);
    const calls = () => [whole, ...tabs].flatMap(({ load }) => load.mock.calls);
    return { registry, loaded, loads, calls };
  }

  it('is loaded with its open tab before the click, without calls', async () => {
    const { registry, loaded, loads, calls } = setUp();
    loadAhead('/page?tab=1', user, { onLine: true }, registry);
    await Promise.resolve();
    expect(loaded()).toEqual([1, 0, 1]);
    expect(loads).toHaveBeenCalledOnce();
    expect(calls()).toEqual([]);
  });

  it.each([
    ['where the browser saves traffic', { onLine: true, connection: { saveData: true } }],
    ['without a connection', { onLine: false }],
  ])('is not loaded early %s', (_where, browser) => {
    const { registry, loaded } = setUp();
    loadAhead('/page', user, browser, registry);
    expect(loaded()).toEqual([0, 0, 0]);
  });

  it('is not loaded early for an unconfirmed user', () => {
    const { registry, loaded } = setUp({ needsVerified: true });
    loadAhead('/page', context('', false).user, { onLine: true }, registry);
    expect(loaded()).toEqual([0, 0, 0]);
  });

  it('is not loaded early outside the cabinet', () => {
    const { registry, loaded } = setUp();
    loadAhead('/elsewhere', user, { onLine: true }, registry);
    expect(loaded()).toEqual([0, 0, 0]);
  });
});
