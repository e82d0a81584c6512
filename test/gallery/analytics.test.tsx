// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testCabinet } from '../render/cabinet';
import type { UsedControl } from '../../src/observability/analytics/usedControl';
import { watchControls } from '../../src/observability/analytics/watchControls';
import Gallery from './Gallery';

const cabinet = testCabinet();
const tell = vi.fn<(control: UsedControl) => void>();
let stop = new AbortController();

/** Kinds of events that analytics must send, each with a selector of its controls in the gallery. */
const CONTROLS = {
  button: 'button:not([aria-pressed],[role],[aria-disabled="true"],:disabled)',
  link: 'a[href]:not([role="tab"])',
  search: 'input[type="search"]:enabled, input[role="combobox"]:enabled',
  checkbox:
    'input[type="checkbox"]:enabled:not([aria-disabled="true"]), [role="switch"]:not([aria-disabled="true"])',
  filter: 'select:enabled, button[aria-pressed]',
  row: 'tbody tr',
  // Simple links and texts: only the code that marks them knows their kind.
  tab: 'nav a[href]',
  tag: '.status-badge',
} as const;

/** Returns a mark, with a kind only if the control does not imply its kind. */
const markFor = (kind: string) =>
  kind === 'tab' || kind === 'tag' ? `${kind}:sample` : 'any:sample';

const isChanged = (element: Element) =>
  element.matches('select, input:not([type="search"],[role="combobox"])');

beforeEach(() => {
  tell.mockReset();
  stop = new AbortController();
  watchControls(document, tell, stop.signal);
});
afterEach(() => stop.abort());

// One page for all controls, because it takes longer to render than to press them all.
it('every control of the gallery can have an analytics mark', async () => {
  await cabinet.show({ '/dev': <Gallery /> }, { address: '/dev' });
  await screen.findByRole('navigation', { name: 'Галерея' });
  // A press must not navigate or send anything, because only its event is tested.
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const options = { capture: true, signal: stop.signal };
  document.body.addEventListener('click', swallow, options);
  document.body.addEventListener('change', swallow, options);
  for (const [kind, selector] of Object.entries(CONTROLS)) {
    const controls = [...document.querySelectorAll(selector)];
    expect(controls.length, kind).toBeGreaterThan(0);
    for (const control of controls) {
      control.setAttribute('data-analytics', markFor(kind));
      tell.mockClear();
      if (isChanged(control)) fireEvent.change(control, { target: {} });
      else fireEvent.click(control);
      const what = `${kind}: ${control.tagName} ${control.textContent}`;
      expect(tell.mock.calls, what).toEqual([[{ kind, name: 'sample' }]]);
      control.removeAttribute('data-analytics');
    }
  }
});
