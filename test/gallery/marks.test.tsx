// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { testCabinet } from '../render/cabinet';
import { Disclosure } from '../../src/ui/button/Disclosure';
import { IconLink } from '../../src/ui/button/LinkButton';
import { questionCircleIcon } from '../../src/ui/icon/frameIcons';
import { ImagePreview } from '../../src/ui/imagePreview/ImagePreview';
import { DateInput } from '../../src/ui/input/date/DateInput';
import { Chip } from '../../src/ui/button/Chip';
import Drawer from '../../src/ui/overlay/Drawer';
import MenuSheet from '../../src/ui/overlay/MenuSheet';
import { Select } from '../../src/ui/input/Select';
import { Breadcrumbs } from '../../src/ui/navigation/Breadcrumbs';
import { PdfViewer } from '../../src/ui/pdf/PdfViewer';
import Gallery from './Gallery';

/** Every component of `ui` with its name; new files are included automatically. */
const components = vi.hoisted(() => new Map<unknown, string>());
const drawn = vi.hoisted(() => new Set<string>());

/** Controls without a component of `ui`: screens mark them directly. */
const bare = vi.hoisted(() => new Set<unknown>(['a', 'button', 'input', 'summary']));

/**
 * Wraps jsxDEV: an element that is created outside of `ui` gets a mark with its component's name. Components of `ui`
 * must pass the mark on.
 */
const marking = vi.hoisted(() => {
  type Place = { fileName: string } | undefined;
  type Draw = (
    ...written: [type: unknown, object, key: unknown, isStatic: unknown, Place]
  ) => unknown;
  return (draw: Draw): Draw =>
    (type, props, key, isStatic, place) => {
      const name = components.get(type);
      if (name !== undefined) drawn.add(name);
      const isOfScreen = place?.fileName.includes('/src/ui/') === false;
      const isMarked = isOfScreen && (name !== undefined || bare.has(type));
      const mark = isMarked && { 'data-analytics': `any:${name ?? 'bare'}` };
      return draw(type, { ...mark, ...props }, key, isStatic, place);
    };
});

vi.mock('react/jsx-dev-runtime', async (importOriginal) => {
  const runtime = await importOriginal<{ jsxDEV: Parameters<typeof marking>[0] }>();
  return { ...runtime, jsxDEV: marking(runtime.jsxDEV) };
});

bare.add(Link);
const files = import.meta.glob<Record<string, unknown>>(
  ['../../src/ui/**/*.tsx', '!**/*.test.tsx'],
  { eager: true },
);
for (const exported of Object.values(files)) {
  for (const [key, component] of Object.entries(exported)) {
    const name = key === 'default' && typeof component === 'function' ? component.name : key;
    if (/^[A-Z][a-z]/.test(name)) components.set(component, name);
  }
}

/** Components that are not rendered here: pictures, and parts that need a real layout. */
const UNSEEN = [
  'AccountKeyIllustration',
  'DayCalendar',
  'IntegrationSectionIllustration',
  'NewMark',
  'NoteLine',
  'PdfPage',
  'PeriodCalendar',
  'RegistryList',
  'SkeletonCard',
  'TooltipBubble',
];

/** Components that contain other components with their own marks. */
const HOLDERS = ['Card', 'EmptyState', 'FilterTiles'];

/** Components that the gallery shows only after a press, or not at all. */
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
      <Drawer label="Разделы" onClose={() => undefined}>
        Поставки
      </Drawer>
      <MenuSheet
        title="Действия"
        groups={[{ id: 'all', actions: [{ id: 'help', label: 'Помощь', to: '/help' }] }]}
        onClose={() => undefined}
      />
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

const cabinet = testCabinet();

it('every component of ui with a control accepts an analytics mark', async () => {
  // jsdom has no layout; widths do not matter here.
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
  const lost: string[] = [];
  for (const control of document.querySelectorAll(CONTROLS)) {
    const mark = control.closest('[data-analytics]')?.getAttribute('data-analytics') ?? '';
    const name = mark.replace('any:', '');
    if (name === 'bare') continue;
    if (drawn.has(name) && !HOLDERS.includes(name)) carriers.add(name);
    else lost.push(`${control.tagName} ${control.textContent} ${mark}`);
  }
  expect(lost).toEqual([]);
  expect(carriers.size).toBeGreaterThan(20);
  const undrawn = [...components.values()].filter((name) => !drawn.has(name));
  expect(undrawn.toSorted()).toEqual(UNSEEN);
});
