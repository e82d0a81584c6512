// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { testCabinet } from '../../../../test/render/cabinet';
import Gallery from './Gallery';

/** The components that somebody presses, follows, switches or fills in; the gallery shows them all. */
const CARRIERS = vi.hoisted(
  () =>
    new Set([
      'Button',
      'IconButton',
      'LinkButton',
      'CopyButton',
      'FilterTile',
      'LinkTile',
      'Checkbox',
      'RadioGroup',
      'Switch',
      'TextInput',
      'StatusBadge',
    ]),
);

const drawn = vi.hoisted(() => new Set<string>());

/** Gives every carrier a mark with its name, as a screen would write it there. */
const marking = vi.hoisted(() => {
  type Draw = (type: unknown, props: object, ...rest: unknown[]) => unknown;
  return (draw: Draw, carriers: () => ReadonlySet<string>): Draw =>
    (type, props, ...rest) => {
      if (typeof type !== 'function' || !carriers().has(type.name))
        return draw(type, props, ...rest);
      if ('data-analytics' in props) return draw(type, props, ...rest);
      drawn.add(type.name);
      return draw(type, { ...props, 'data-analytics': `any:${type.name}` }, ...rest);
    };
});

vi.mock('react/jsx-dev-runtime', async (importOriginal) => {
  const runtime = await importOriginal<{ jsxDEV: Parameters<typeof marking>[0] }>();
  return { ...runtime, jsxDEV: marking(runtime.jsxDEV, () => CARRIERS) };
});

const cabinet = testCabinet();

it('every component that can be used passes its mark on to what is used', async () => {
  await cabinet.show({ '/dev': <Gallery /> }, { address: '/dev' });
  await screen.findByRole('navigation', { name: 'Галерея' });
  const arrived = [...document.querySelectorAll('[data-analytics^="any:"]')].map((element) =>
    element.getAttribute('data-analytics')?.slice('any:'.length),
  );
  expect([...drawn].toSorted()).toEqual([...CARRIERS].toSorted());
  expect([...drawn].filter((name) => !arrived.includes(name))).toEqual([]);
});
