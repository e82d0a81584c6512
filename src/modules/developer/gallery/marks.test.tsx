// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { testCabinet } from '../../../../test/render/cabinet';
import { Disclosure } from '../../../ui/button/Disclosure';
import { IconLink } from '../../../ui/button/IconLink';
import { questionCircleIcon } from '../../../ui/icon/frameIcons';
import { ImagePreview } from '../../../ui/imagePreview/ImagePreview';
import { DateInput } from '../../../ui/input/date/DateInput';
import { Chip } from '../../../ui/button/Chip';
import { MenuSheet } from '../../../ui/overlay/MenuSheet';
import { Select } from '../../../ui/input/Select';
import { Breadcrumbs } from '../../../ui/navigation/Breadcrumbs';
import { PdfViewer } from '../../../ui/pdf/PdfViewer';
import Gallery from './Gallery';

/** Every component of `ui` by its name; a new file in the folder is found here. */
const components = vi.hoisted(() => new Map<unknown, string>());
const drawn = vi.hoisted(() => new Set<string>());

/** Gives every component of `ui` a mark with its name, as a screen would write it there. */
const marking = vi.hoisted(() => {
  type Draw = (type: unknown, props: object, ...rest: unknown[]) => unknown;
  return (draw: Draw): Draw =>
    (type, props, ...rest) => {
      const name = components.get(type);
      if (name === undefined) return draw(type, props, ...rest);
      drawn.add(name);
      // What one component passes on to another stays the first one's.
      return draw(type, { 'data-analytics': `any:${name}`, ...props }, ...rest);
    };
});

vi.mock('react/jsx-dev-runtime', async (importOriginal) => {
  const runtime = await importOriginal<{ jsxDEV: Parameters<typeof marking>[0] }>();
  return { ...runtime, jsxDEV: marking(runtime.jsxDEV) };
});

const files = import.meta.glob<Record<string, unknown>>(
  ['../../../ui/**/*.tsx', '!**/*.test.tsx'],
  { eager: true },
);
for (const exported of Object.values(files)) {
  for (const [name, component] of Object.entries(exported)) {
    if (/^[A-Z][a-z]/.test(name)) components.set(component, name);
  }
}

/** Not drawn here: pictures, and what a window with a layout would show inside of a drawn component. */
const UNSEEN = [
  'AccountKeyIllustration',
  'DayCalendar',
  'DayGrid',
  'IntegrationSectionIllustration',
  'NewMark',
  'NoteLine',
  'PdfPage',
  'PeriodCalendar',
  'RegistryList',
  'SkeletonCard',
];

/** What the gallery shows only when something is pressed, or in the pictures of another part. */
function Rest() {
  return (
    <>
      <Disclosure summary="Подробнее">Текст</Disclosure>
      <IconLink to="/" icon={questionCircleIcon} label="Помощь" />
      <Select aria-label="Строк" />
      <DateInput label="Дата" day={undefined} today="2026-11-22" onChoose={() => undefined} />
      <Chip pressed={false} onPress={() => undefined}>
        Этот месяц
      </Chip>
      <MenuSheet title="Действия" groups={[]} onClose={() => undefined} />
      <Breadcrumbs steps={[{ label: 'Профиль', to: '/profile' }, { label: 'Анна' }]} />
      <PdfViewer
        file={new Blob()}
        label="Договор"
        open={() => Promise.resolve({ pages: [], close: () => undefined })}
      />
      <ImagePreview
        pictures={['1', '2'].map((title) => ({ title, src: `/${title}.png` }))}
        onClose={() => undefined}
      />
    </>
  );
}

const CONTROLS =
  'button,summary,a[href],input:not([type="hidden"]),select,textarea,[role="tab"],[role="menuitem"]';

interface Fiber {
  type: unknown;
  _debugOwner?: Fiber | null;
}

/** The components that have written an element, from the inside to the outside. */
function writersOf(element: Element): unknown[] {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
  const types: unknown[] = [];
  let fiber: Fiber | null | undefined = key && Reflect.get(element, key);
  while (fiber) {
    types.push(fiber.type);
    fiber = fiber._debugOwner;
  }
  return types;
}

const cabinet = testCabinet();

it('every component of ui that brings a control carries a mark for it', async () => {
  // A window without a layout has none; how wide something is does not matter here.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
  const page = (
    <>
      <Gallery />
      <Rest />
    </>
  );
  await cabinet.show({ '/dev': page }, { address: '/dev' });
  await screen.findByRole('button', { name: 'По ширине' });
  await screen.findByRole('dialog', { name: '1' });

  const carriers = new Set<string>();
  const lost = new Set<string>();
  for (const control of document.querySelectorAll(CONTROLS)) {
    // The outermost of them is what a screen writes; the others are its parts.
    const writer = writersOf(control).findLast((type) => components.has(type));
    const name = components.get(writer);
    if (name === undefined) continue;
    const marked = control.closest(`[data-analytics="any:${name}"]`);
    (marked ? carriers : lost).add(name);
  }
  expect([...lost].toSorted()).toEqual([]);
  expect(carriers.size).toBeGreaterThan(20);
  const undrawn = [...components.values()].filter((name) => !drawn.has(name));
  expect(undrawn.toSorted()).toEqual(UNSEEN);
});
