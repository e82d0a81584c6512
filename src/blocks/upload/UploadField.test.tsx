// @vitest-environment jsdom
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { testCabinet } from '../../../test/render/cabinet';
import { choose, file, isAskedByBrowser, UploadPage } from './testing/UploadPage';

// Preloads the dialog, because on a slow machine its import may exceed the test's timeout.
beforeAll(() => import('../../shell/modal/ConfirmDialog'));

const cabinet = testCabinet();

const open = () => cabinet.show({ '/documents': <UploadPage /> });
const list = (label: string) => screen.getByRole('list', { name: `Файлы: ${label}` });
const row = (name: string) => {
  const found = screen.getByText(name).closest('li');
  if (found === null) throw new Error(`No row of ${name}`);
  return within(found);
};
const sent = () => cabinet.calls().filter((call) => call === 'uploadFile').length;
const question = () => screen.findByRole('alertdialog', { name: 'Уйти со страницы?' });
const isStored = (name: string) => screen.findByLabelText(`Удалить: ${name}`);

describe('files that are uploaded', () => {
  it('are sent two at a time, and further files wait', async () => {
    const release = cabinet.hold('uploadFile');
    await open();
    choose('Фото', file('1.png'), file('2.png'), file('3.png'));
    await waitFor(() => expect(sent()).toBe(2));
    expect(row('3.png').getByRole('progressbar')).toHaveAccessibleName('Ждёт очереди');
    for (const name of ['1.png', '2.png']) {
      expect(row(name).getByRole('progressbar')).toHaveAccessibleName(/^Загружаем, 5\s/);
    }
    release();
    for (const name of ['1.png', '2.png', '3.png']) expect(await isStored(name)).toBeVisible();
    expect(sent()).toBe(3);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByText(/^Файл «\d\.png» загружен$/)).toBeInTheDocument();
  });

  it('can be cancelled one by one, and a waiting file then starts', async () => {
    const release = cabinet.hold('uploadFile');
    await open();
    choose('Фото', file('1.png'), file('2.png'), file('3.png'), file('4.png'));
    await waitFor(() => expect(sent()).toBe(2));
    // A waiting upload is removed without a call to the server.
    fireEvent.click(screen.getByLabelText('Отменить загрузку: 4.png'));
    expect(screen.queryByText('4.png')).toBeNull();
    fireEvent.click(screen.getByLabelText('Отменить загрузку: 1.png'));
    await waitFor(() => expect(screen.queryByText('1.png')).toBeNull());
    await waitFor(() => expect(sent()).toBe(3));
    expect(document.activeElement).toHaveTextContent('Выбрать файлы');
    release();
    expect(await isStored('2.png')).toBeVisible();
    expect(await isStored('3.png')).toBeVisible();
    expect(screen.queryByText('1.png')).toBeNull();
    expect(sent()).toBe(3);
  });

  it('show why they failed, and are retried one by one', async () => {
    await open();
    cabinet.fail('uploadFile', '422', { times: 1, message: 'Файл повреждён' });
    choose('Фото', file('1.png'));
    choose('Накладная', file('2.pdf'));
    expect(await isStored('2.pdf')).toBeVisible();
    expect(await row('1.png').findByText('Файл повреждён')).toBeVisible();
    const again = row('1.png').getByText('Повторить');
    fireEvent.click(again, { detail: 1 });
    fireEvent.click(again, { detail: 2 });
    expect(await isStored('1.png')).toBeVisible();
    expect(sent()).toBe(3);
    expect(document.activeElement).toHaveTextContent('Выбрать файлы: Фото');
  });

  it('can be removed from the list after an interruption', async () => {
    await open();
    cabinet.fail('uploadFile', 'drop-mid-request');
    choose('Фото', file('1.png'));
    expect(await screen.findByText(/^Файл «1\.png» не загружен\. Нет связи/)).toBeInTheDocument();
    fireEvent.click(screen.getByLabelText('Убрать: 1.png'));
    expect(screen.queryByText('1.png')).toBeNull();
    // The same file can be chosen again.
    cabinet.mend();
    choose('Фото', file('1.png'));
    expect(await isStored('1.png')).toBeVisible();
  });

  it('must be chosen again if they have changed on the disk', async () => {
    await open();
    cabinet.fail('uploadFile', 'drop-mid-request', { times: 1 });
    const changed = file('1.pdf');
    const unreadable = new DOMException('The file could not be read', 'NotReadableError');
    changed.slice = () =>
      Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(unreadable) });
    choose('Фото', changed);
    expect(await row('1.pdf').findByText(/^Файл изменился или недоступен/)).toBeVisible();
    expect(row('1.pdf').queryByText('Повторить')).toBeNull();
    choose('Фото', file('1.pdf'));
    expect(await isStored('1.pdf')).toBeVisible();
    expect(screen.queryByText(/^Файл изменился/)).toBeNull();
  });

  it('are sent even without https, where browsers have no `randomUUID`', async () => {
    await open();
    vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      throw new TypeError('crypto.randomUUID is not a function');
    });
    choose('Фото', file('1.png'));
    expect(await isStored('1.png')).toBeVisible();
  });

  it('stop when the user leaves the page', async () => {
    cabinet.hold('uploadFile');
    const { view } = await open();
    choose('Фото', file('1.png'), file('2.png'), file('3.png'));
    await waitFor(() => expect(sent()).toBe(2));
    view.unmount();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(sent()).toBe(2);
  });
});

describe('files that are pasted or dropped', () => {
  it('are added only to the field with the focus if they are pasted', async () => {
    await open();
    screen.getByRole('button', { name: 'Выбрать файлы: Накладная' }).focus();
    const pasted = createEvent.paste(document.body, {
      clipboardData: { files: [file('image.png')] },
    });
    fireEvent(document.body, pasted);
    // Browsers give the same name to all pasted pictures, so the field renames them.
    expect(await screen.findByLabelText(/^Удалить: Снимок .+\.png$/)).toBeVisible();
    expect(within(list('Накладная')).getByText(/^Снимок/)).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Файлы: Фото' })).toBeNull();
  });

  it('are added to the only field of the page if they are pasted outside of it', async () => {
    await cabinet.show({ '/documents': <UploadPage isSingle /> });
    fireEvent.paste(document.body, { clipboardData: { files: [file('image.png')] } });
    expect(await screen.findByLabelText(/^Удалить: Снимок .+\.png$/)).toBeVisible();
  });

  it('are added to no field if they are pasted outside of two fields', async () => {
    await open();
    fireEvent.paste(document.body, { clipboardData: { files: [file('image.png')] } });
    expect(screen.queryByText(/^Снимок/)).toBeNull();
    expect(sent()).toBe(0);
  });

  it('do not replace the page when they are dropped outside a field', async () => {
    await open();
    const beside = screen.getByRole('heading', { name: 'Документы' });
    const dropped = createEvent.drop(beside, {
      dataTransfer: { types: ['Files'], files: [file('1.png')] },
    });
    fireEvent(beside, dropped);
    expect(dropped.defaultPrevented).toBe(true);
    const word = createEvent.drop(beside, { dataTransfer: { types: ['text/plain'] } });
    fireEvent(beside, word);
    expect(word.defaultPrevented).toBe(false);
    expect(sent()).toBe(0);
  });
});

describe('files whose page was left during their upload', () => {
  /** Returns from /unavailable after the service has recovered. */
  const comeBack = (goTo: (to: string) => Promise<void>) => {
    cabinet.mend();
    return goTo('/documents');
  };

  it('are listed again after an outage, and can be sent', async () => {
    const { goTo } = await open();
    cabinet.fail('uploadFile', '502-html');
    choose('Фото', file('1.png'), file('2.png'), file('3.png'));
    choose('Накладная', file('4.pdf'), file('a.exe'));
    expect(await screen.findByText('Сервис временно недоступен')).toBeVisible();
    await comeBack(goTo);
    const before = sent();
    expect(within(list('Фото')).getAllByText('Повторить')).toHaveLength(3);
    // A refused file is not listed again, because it was never sent.
    expect(within(list('Накладная')).getAllByRole('listitem')).toHaveLength(1);
    for (const name of ['1.png', '2.png', '3.png', '4.pdf']) {
      fireEvent.click(row(name).getByText('Повторить'));
      expect(await isStored(name)).toBeVisible();
    }
    expect(sent() - before).toBe(4);
  });

  it('are listed again for a user who returns to the page', async () => {
    const { user, goTo, place } = await open();
    const release = cabinet.hold('uploadFile');
    choose('Фото', file('1.png'), file('2.png'), file('3.png'));
    await waitFor(() => expect(sent()).toBe(2));
    await goTo('/offer');
    await user.click(within(await question()).getByRole('button', { name: 'Уйти' }));
    await waitFor(() => expect(place()).toBe('/offer'));
    // The address changes a moment before the page is unmounted.
    await waitFor(() => expect(isAskedByBrowser()).toBe(false));
    release();
    await comeBack(goTo);
    expect(within(list('Фото')).getAllByText('Загрузка прервана')).toHaveLength(3);
    expect(sent()).toBe(2);
  });

  it('are not listed again if they were removed or the form was sent', async () => {
    const { goTo } = await open();
    cabinet.fail('uploadFile', '422');
    choose('Фото', file('1.png'), file('2.png'));
    await waitFor(() => expect(screen.getAllByText('Повторить')).toHaveLength(2));
    fireEvent.click(screen.getByLabelText('Убрать: 1.png'));
    await goTo('/offer');
    await comeBack(goTo);
    expect(within(list('Фото')).getAllByRole('listitem')).toHaveLength(1);
    fireEvent.click(screen.getByText('Готово'));
    await goTo('/offer');
    await comeBack(goTo);
    expect(screen.queryByRole('list')).toBeNull();
  });
});

describe('files that are refused', () => {
  it.each([
    ['too large', new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.pdf'), /больше 10\s*МБ/],
    ['of a wrong type', file('a.exe'), /Такие файлы не подходят/],
    ['empty', file('a.png', ''), /Файл пуст/],
  ])('include a file that is %s', async (_what, wrong, reason) => {
    await open();
    choose('Фото', wrong);
    expect(row(wrong.name).getByText(reason)).toBeVisible();
    expect(row(wrong.name).queryByText('Повторить')).toBeNull();
    expect(screen.getByText(new RegExp(`^Файл «${wrong.name}»: `))).toBeInTheDocument();
    fireEvent.click(screen.getByLabelText(`Убрать: ${wrong.name}`));
    expect(screen.queryByRole('list')).toBeNull();
    expect(sent()).toBe(0);
  });

  it('stay listed with their reasons until they are chosen again', async () => {
    await open();
    choose('Фото', file('a.exe'), file('b.exe'));
    choose('Фото', file('a.exe'));
    expect(screen.getAllByText('a.exe')).toHaveLength(1);
    expect(row('b.exe').getByText(/Такие файлы не подходят/)).toBeVisible();
    expect(sent()).toBe(0);
  });

  it('include a file that the same field already has', async () => {
    await open();
    choose('Фото', file('1.png'), file('1.png'));
    expect(await isStored('1.png')).toBeVisible();
    expect(within(list('Фото')).getByText('Такой файл уже добавлен')).toBeVisible();
    choose('Накладная', file('1.png'));
    await waitFor(() => expect(within(list('Накладная')).getByLabelText(/^Удалить/)).toBeVisible());
    expect(sent()).toBe(2);
  });
});

it('a stored file can be removed, and the focus stays in its field', async () => {
  await open();
  choose('Фото', file('1.png'), file('2.png'));
  fireEvent.click(await isStored('1.png'));
  expect(screen.queryByText('1.png')).toBeNull();
  expect(await isStored('2.png')).toBeVisible();
  expect(document.activeElement).toHaveTextContent('Выбрать файлы: Фото');
});
