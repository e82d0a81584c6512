// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testCabinet } from '../../../test/render/cabinet';
import { smallerPhoto } from './smallerPhoto';
import { choose, UploadPage } from './testing/UploadPage';
import { uploadProblem } from './uploadRules';

const MB = 1024 * 1024;
const photo = (name: string, size: number) => new File([new Uint8Array(size)], name);

/** What the browser's canvas would be asked for; jsdom has none. */
let drawn: { width: number; height: number } | undefined;
const close = vi.fn();

/** A browser that reads pictures of this size, and packs them into so many bytes. */
function readPictures({ width = 4000, height = 3000, bytes = 1000 } = {}) {
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close }));
  const context = { fillStyle: '', fillRect: vi.fn(), drawImage: vi.fn() };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type,
  ) {
    drawn = { width: this.width, height: this.height };
    done(new File([new Uint8Array(bytes)], 'drawn', { type: type ?? '' }));
  });
}

beforeEach(() => {
  drawn = undefined;
  close.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a photo', () => {
  it.each(['IMG.jpg', 'IMG.JPEG', 'IMG.png', 'IMG.heic'])(
    'is drawn as a smaller JPEG when it is large (%s)',
    async (name) => {
      readPictures();
      const made = await smallerPhoto(photo(name, 3 * MB));
      expect([made.name, made.type, made.size]).toEqual(['IMG.jpg', 'image/jpeg', 1000]);
      expect(drawn).toEqual({ width: 2560, height: 1920 });
      expect(close).toHaveBeenCalledTimes(1);
    },
  );

  it.each([
    ['small', 'IMG.jpg', MB],
    ['drawn', 'Схема.svg', 3 * MB],
    ['moving', 'Видео.gif', 3 * MB],
    ['a document', 'Акт.pdf', 3 * MB],
  ])('stays as it is when it is %s', async (_why, name, size) => {
    readPictures();
    const file = photo(name, size);
    expect(await smallerPhoto(file)).toBe(file);
    expect(drawn).toBeUndefined();
  });

  it('stays as it is when it would not become smaller', async () => {
    readPictures({ bytes: 4 * MB });
    const file = photo('IMG.jpg', 3 * MB);
    expect(await smallerPhoto(file)).toBe(file);
  });

  it('stays as it is when the browser can not read it', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('decode')));
    const file = photo('IMG.heic', 3 * MB);
    expect(await smallerPhoto(file)).toBe(file);
  });

  it('may be larger before it is made smaller', () => {
    const size = { name: 'IMG.jpg', size: 20 * MB };
    expect(uploadProblem(size, [], true)).toBeUndefined();
    expect(uploadProblem(size, [])).toBe('Файл больше 10\u00A0МБ');
    expect(uploadProblem({ ...size, size: 51 * MB }, [], true)).toBe('Фото больше 50\u00A0МБ');
    expect(uploadProblem({ name: 'Акт.pdf', size: 20 * MB }, [], true)).toBe(
      'Файл больше 10\u00A0МБ',
    );
  });
});

describe('photos of a page', () => {
  const cabinet = testCabinet();
  const open = () => cabinet.show({ '/documents': <UploadPage /> });
  const sent = () => cabinet.calls().filter((call) => call === 'uploadFile').length;

  it('go to the server smaller, several at once', async () => {
    readPictures();
    await open();
    choose('Фото', photo('1.jpg', 3 * MB), photo('2.jpg', 12 * MB));
    for (const name of ['1.jpg', '2.jpg']) {
      expect(await screen.findByLabelText(`Удалить: ${name}`)).toBeVisible();
    }
    // The same photo is known, though it has another size now.
    choose('Фото', photo('1.jpg', 3 * MB));
    const list = screen.getByRole('list', { name: 'Файлы: Фото' });
    expect(within(list).getByText('Такой файл уже добавлен')).toBeVisible();
    const stored = cabinet.backend.world.db.storedFile.getAll();
    const sizes = stored
      .filter(({ name }) => ['1.jpg', '2.jpg'].includes(name))
      .map(({ content }) => Buffer.from(content, 'base64').length);
    expect(sizes).toEqual([1000, 1000]);
  });

  it('are refused in words when they stay too large', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('decode')));
    await open();
    choose('Фото', photo('1.heic', 11 * MB), photo('2.jpg', 11 * MB));
    const list = await screen.findByRole('list', { name: 'Файлы: Фото' });
    expect(await within(list).findByText(/уменьшить HEIC этот браузер не может/)).toBeVisible();
    expect(await within(list).findByText(/уменьшить его не удалось/)).toBeVisible();
    expect(sent()).toBe(0);
  });

  it('that are stopped while they are drawn are not sent', async () => {
    readPictures();
    let draw: () => void = () => undefined;
    const isDrawn = new Promise<void>((resolve) => (draw = resolve));
    vi.stubGlobal('createImageBitmap', async () => {
      await isDrawn;
      return { width: 1, height: 1, close };
    });
    await open();
    choose('Фото', photo('1.jpg', 3 * MB));
    fireEvent.click(await screen.findByLabelText('Отменить загрузку: 1.jpg'));
    draw();
    await waitFor(() => expect(screen.queryByText('1.jpg')).toBeNull());
    expect(sent()).toBe(0);
  });
});
