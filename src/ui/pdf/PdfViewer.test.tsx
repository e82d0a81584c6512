// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { PdfError, type OpenPdf, type PdfPageView } from './openPdf';
import { PdfViewer } from './PdfViewer';

/** Width of the container, in CSS pixels; a page of the test is twice as wide. */
const PLACE = 400;
const file = new Blob(['%PDF']);

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly tell: (entries: object[]) => void) {}
      observe = () => this.tell([{ contentRect: { width: PLACE } }]);
      disconnect = () => {};
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly tell: (entries: object[]) => void) {}
      observe = () => this.tell([{ isIntersecting: true }]);
      disconnect = () => {};
    },
  );
});

function fakePdf(texts: readonly string[]) {
  const paint = vi.fn((_canvas: HTMLCanvasElement, _scale: number) => ({
    done: Promise.resolve(true),
    stop: () => {},
  }));
  const pages: PdfPageView[] = texts.map((text, index) => ({
    number: index + 1,
    size: { width: 2 * PLACE, height: 1000 },
    text: () => Promise.resolve(text),
    paint,
  }));
  const pdf: OpenPdf = { pages, close: vi.fn() };
  return { ...pdf, paint, open: () => Promise.resolve(pdf) };
}

describe('PdfViewer', () => {
  it('shows all pages as pictures, and as text for screen readers', async () => {
    const { open, paint } = fakePdf(['Договор', 'Подписи сторон']);
    render(<PdfViewer file={file} label="Договор поставки" open={open} />);
    const document = await screen.findByRole('region', { name: 'Договор поставки' });
    const second = await within(document).findByRole('region', { name: 'Страница 2 из 2' });
    await waitFor(() => expect(second).toHaveTextContent('Подписи сторон'));
    await waitFor(() => expect(paint.mock.calls.map(([, scale]) => scale)).toEqual([0.5, 0.5]));
    expect(screen.getByText('2 страницы')).toBeVisible();
  });

  it('zooms by buttons and by keys, and fits its container again', async () => {
    const { open, paint } = fakePdf(['Договор']);
    const user = userEvent.setup();
    render(<PdfViewer file={file} label="Договор" open={open} />);
    const scale = await screen.findByLabelText('Масштаб');
    await waitFor(() => expect(scale).toHaveTextContent('50 %'));
    await user.click(screen.getByRole('button', { name: 'Увеличить' }));
    expect(scale).toHaveTextContent('75 %');
    await waitFor(() => expect(paint.mock.calls.at(-1)?.[1]).toBe(0.75));
    screen.getByRole('region', { name: 'Договор' }).focus();
    await user.keyboard('++-');
    expect(scale).toHaveTextContent('100 %');
    await user.keyboard('{Control>}-{/Control}');
    expect(scale).toHaveTextContent('100 %');
    await user.keyboard('0');
    expect(scale).toHaveTextContent('50 %');
    await user.click(screen.getByRole('button', { name: 'Уменьшить' }));
    expect(scale).toHaveTextContent('50 %');
  });

  it.each([
    ['broken', 'Файл повреждён или это не PDF-документ'],
    ['locked', 'Документ защищён паролем'],
  ] as const)('says that a file is %s, and tries again when asked', async (problem, words) => {
    const { open } = fakePdf(['Договор']);
    const careless = vi.fn(open).mockRejectedValueOnce(new PdfError(problem));
    const user = userEvent.setup();
    render(<PdfViewer file={file} label="Договор" open={careless} />);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByRole('region', { name: 'Договор' })).toBeVisible();
  });

  it.each([
    ['could not be rendered', () => Promise.reject(new Error('bad operator'))],
    ['was rendered without one of its pictures', () => Promise.resolve(false)],
  ])('says which page %s, and offers the download', async (_what, done) => {
    const { open, paint } = fakePdf(['Договор', 'Скан']);
    paint.mockImplementationOnce(() => ({ done: Promise.resolve(true), stop: () => {} }));
    paint.mockImplementation(() => ({ done: done(), stop: () => {} }));
    render(<PdfViewer file={file} label="Договор" open={open} />);
    const second = await screen.findByRole('region', { name: 'Страница 2 из 2' });
    expect(
      await within(second).findByText(/не удалось показать полностью. Скачайте/),
    ).toBeVisible();
    expect(screen.getAllByText(/не удалось показать/)).toHaveLength(1);
  });

  it('releases its resources on unmount, even while it opens', async () => {
    const { open, close, paint } = fakePdf(['Договор']);
    const shown = render(<PdfViewer file={file} label="Договор" open={open} />);
    const page = await screen.findByRole('region', { name: 'Страница 1 из 1' });
    const canvas = page.querySelector('canvas');
    await waitFor(() => expect(paint).toHaveBeenCalled());
    shown.unmount();
    expect(close).toHaveBeenCalledOnce();
    expect([canvas?.width, canvas?.height]).toEqual([0, 0]);
    render(<PdfViewer file={file} label="Договор" open={open} />).unmount();
    await waitFor(() => expect(close).toHaveBeenCalledTimes(2));
  });
});
