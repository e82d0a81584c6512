// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { textOf } from '../../test/render/textOf';
import { errorWithoutBody } from '../api/errors';
import { FilterPart } from './registry/FilterPanel';
import { failureOf, NoRows } from './registry/FoundRows';
import { OpenRegistryContext, type OpenRegistry } from './registry/openRegistry';
import { registryOf } from './registry/registryQuery';
import { WaitingForOwner } from './confirmation/WaitingForOwner';
import { draftStatusText } from './drafts/draftStatusText';
import { uploadProblem } from './upload/uploadRules';
import { UploadField } from './upload/UploadField';

const ignore = () => {};

it('the waiting card tells when the sections open, and whom to ask', () => {
  const text = textOf(<WaitingForOwner ask={() => Promise.resolve({})} contacts={{}} />);
  expect(text).toContain(
    'когда владелец кабинета подтвердит вашу учётную запись. Разделы откроются сами, как только вас подтвердят. Если ждать приходится долго, напомните о себе владельцу кабинета. Проверить снова',
  );
  const email = 'help@example.ru';
  expect(
    textOf(<WaitingForOwner ask={() => Promise.resolve({})} contacts={{ email }} />),
  ).toContain('Если ждать приходится долго, обратитесь в службу поддержки: help@example.ru.');
});

it('the draft status tells which input is kept after another tab has changed the draft', () => {
  const state = { kind: 'elsewhere', at: 1 } as const;
  const { text, rest, announcement } = draftStatusText(state, { isOnline: true, secrets: '' });
  expect(text).toBe('Черновик изменён в другой вкладке');
  expect(rest).toBe('. Останется то, что введено последним');
  expect(announcement).toBe(
    'Черновик изменён в другой вкладке. Останется то, что введено последним',
  );
});

it('the message about a file of the wrong kind lists the accepted kinds', () => {
  expect(uploadProblem({ name: 'a.exe', size: 1 }, [])).toBe(
    'Такие файлы не подходят. Нужен PDF, DOCX или картинка (JPG, PNG, GIF, BMP, SVG, WEBP, HEIC), до 10\u00A0МБ',
  );
});

it.each([
  [{}, 'Любое время'],
  [{ from: '2026-11-01' }, 'с 01.11.2026'],
  [{ to: '2026-11-30' }, 'по 30.11.2026'],
  [{ from: '2026-11-01', to: '2026-11-30' }, '01.11.2026 – 30.11.2026'],
  [{ preset: 'this-year' }, 'Этот год'],
] as const)('the button of the period %j shows the name of the period', (value, name) => {
  const filter = registryOf<{ date: string }>().periodFilter({ label: 'Создан', field: 'date' });
  const part = <FilterPart inSheet={false} filter={filter} value={value} onChange={ignore} />;
  expect(textOf(part)).toContain(`Создан: период, ${name} ${name}`);
});

it('a filter with one option also offers «Любое значение»', () => {
  const { choiceFilter } = registryOf<{ bank: string }>();
  const filter = {
    ...choiceFilter({ label: 'Банк', field: 'bank' }),
    options: [{ value: 'b', label: 'АО «Опора»' }],
  };
  expect(
    textOf(<FilterPart inSheet={false} filter={filter} value={null} onChange={ignore} />),
  ).toBe('Банк Любое значение АО «Опора»');
});

it('a registry without rows tells why it is empty', () => {
  const answer = { isFetching: false, refetch: ignore };
  const open: Partial<OpenRegistry> = { answer, isLoading: false, columns: [], empty: 'Пусто' };
  const emptyText = (isNarrowed: boolean) =>
    textOf(
      <OpenRegistryContext value={{ ...open, isNarrowed, resetAll: ignore } as OpenRegistry}>
        <NoRows />
      </OpenRegistryContext>,
    );
  expect(emptyText(true)).toBe(
    'Ничего не найдено Проверьте, нет ли опечатки, или измените фильтры. Сбросить фильтры',
  );
  expect(emptyText(false)).toBe('Пусто');
});

it('a registry tells that it is not available yet if the server lacks it', () => {
  expect(failureOf(errorWithoutBody(501)).message).toBe(
    'Его ещё готовят. Остальные разделы работают, зайдите сюда позже.',
  );
});

it('the upload field tells how to add files', () => {
  const uploads = {
    list: [],
    announcement: '',
    add: ignore,
    drop: ignore,
    retry: ignore,
    forget: ignore,
    isBusy: false,
    areOriginal: false,
    setOriginal: ignore,
  };
  const field = (
    <UploadField id="f" label="Фото" slot="photo" files={[]} uploads={uploads} onRemove={ignore} />
  );
  expect(textOf(field)).toContain('или перетащите сюда');
});
