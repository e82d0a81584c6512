// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testCabinet } from '../../../test/render/cabinet';
import { smallerPhoto } from './smallerPhoto';
import { fakeCanvas } from './testing/fakeCanvas';
import { choose, UploadPage } from './testing/UploadPage';
import { uploadProblem } from './uploadRules';

const MB = 1024 * 1024;
const photo = (name: string, size: number) => new File([new Uint8Array(size)], name);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a photo', () => {
  it.each(['IMG.jpg', 'IMG.JPEG', 'IMG.png', 'IMG.heic'])(
    'is redrawn as a smaller JPEG when it is large (%s)',
    async (name) => {
      const { packed, close } = fakeCanvas();
      const made = await smallerPhoto(photo(name, 3 * MB));
      expect([made.name, made.type, made.size]).toEqual(['IMG.jpg', 'image/jpeg', 1000]);
      expect(packed.at(-1)).toEqual({ width: 2560, height: 1920 });
      // The code closes two bitmaps: of the test pattern and of the photo.
      expect(close).toHaveBeenCalledTimes(2);
    },
  );

  it.each([
    ['small', 'IMG.jpg', MB],
    ['an SVG', 'Схема.svg', 3 * MB],
    ['a GIF', 'Видео.gif', 3 * MB],
    ['a document', 'Акт.pdf', 3 * MB],
  ])('stays unchanged when it is %s', async (_why, name, size) => {
    const { packed } = fakeCanvas();
    const file = photo(name, size);
    expect(await smallerPhoto(file)).toBe(file);
    expect(packed).toEqual([]);
  });

  it('stays unchanged when it would not become smaller', async () => {
    fakeCanvas({ bytes: 4 * MB });
    const file = photo('IMG.jpg', 3 * MB);
    expect(await smallerPhoto(file)).toBe(file);
  });

  const random = (pixels: Uint8ClampedArray) => pixels.forEach((_, at) => (pixels[at] = at * 97));
  it.each([
    ['encodes random pixels', { packed: random }],
    ['encodes a white picture', { packed: (pixels: Uint8ClampedArray) => pixels.fill(255) }],
    ['encodes one wrong pixel', { packed: (pixels: Uint8ClampedArray) => pixels.fill(0, 77, 78) }],
    ['returns random pixels when it is read', { read: random }],
  ])('stays unchanged when the canvas %s', async (_what, protect) => {
    fakeCanvas({ protect });
    const file = photo('IMG.jpg', 3 * MB);
    expect(await smallerPhoto(file)).toBe(file);
  });

  it('is redrawn when the canvas changes pixels no more than JPEG does', async () => {
    fakeCanvas({
      protect: { packed: (pixels) => pixels.forEach((one, at) => (pixels[at] = one + (at % 5))) },
    });
    expect(await smallerPhoto(photo('IMG.jpg', 3 * MB))).toMatchObject({ size: 1000 });
  });

  it('stays unchanged when the browser cannot read it', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('decode')));
    const file = photo('IMG.heic', 3 * MB);
    expect(await smallerPhoto(file)).toBe(file);
  });

  it('may have up to 50 MB if it can be redrawn', () => {
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

  it('are shrunk before they are sent, also if several are chosen at once', async () => {
    fakeCanvas();
    await open();
    choose('Фото', photo('1.jpg', 3 * MB), photo('2.jpg', 12 * MB));
    for (const name of ['1.jpg', '2.jpg']) {
      expect(await screen.findByLabelText(`Удалить: ${name}`)).toBeVisible();
    }
    // The same photo is recognised as a duplicate, although the sent file has another size.
    choose('Фото', photo('1.jpg', 3 * MB));
    const list = screen.getByRole('list', { name: 'Файлы: Фото' });
    expect(within(list).getByText('Такой файл уже добавлен')).toBeVisible();
    const stored = cabinet.backend.world.db.storedFile.getAll();
    const sizes = stored
      .filter(({ name }) => ['1.jpg', '2.jpg'].includes(name))
      .map(({ content }) => Buffer.from(content, 'base64').length);
    expect(sizes).toEqual([1000, 1000]);
  });

  it('are refused with a message if they are too large and cannot be shrunk', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('decode')));
    await open();
    choose('Фото', photo('1.heic', 11 * MB), photo('2.jpg', 11 * MB));
    const list = await screen.findByRole('list', { name: 'Файлы: Фото' });
    expect(await within(list).findByText(/уменьшить HEIC этот браузер не может/)).toBeVisible();
    expect(await within(list).findByText(/уменьшить его не удалось/)).toBeVisible();
    expect(sent()).toBe(0);
  });

  it('are not sent if the user cancels them while they are redrawn', async () => {
    fakeCanvas();
    let draw: () => void = () => undefined;
    const isDrawn = new Promise<void>((resolve) => (draw = resolve));
    const read = createImageBitmap;
    vi.stubGlobal('createImageBitmap', async (file: Blob) => {
      await isDrawn;
      return read(file);
    });
    await open();
    choose('Фото', photo('1.jpg', 3 * MB));
    fireEvent.click(await screen.findByLabelText('Отменить загрузку: 1.jpg'));
    draw();
    await waitFor(() => expect(screen.queryByText('1.jpg')).toBeNull());
    expect(sent()).toBe(0);
  });
});
