// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { toasts } from '../../../../test/render/toasts';
import { contract } from '../../../../test/backend/contract';
import { testCabinet } from '../../../../test/render/cabinet';
import { beginPage } from '../../../../test/render/beginPage';
import { sellerModule } from '../manifest';
import DocumentsPage from './page';

const cabinet = testCabinet();
const MARIA = 'belova@lavka-belovoy.ru';

/** Starts the initial calls like the router does, then renders the page. */
async function open(address = '/documents') {
  const shown = await cabinet.show(
    { '/offer': <h1>Страховые продукты</h1>, '/documents': <DocumentsPage /> },
    { as: MARIA },
  );
  await beginPage(sellerModule.routes, '/documents', shown.store, address);
  await shown.goTo(address);
  return shown;
}

/** Responds with a fixed file, because the test environment lacks the fonts that a real file needs. */
function sendFile(name: string) {
  const { answer } = cabinet.backend;
  vi.spyOn(cabinet.backend, 'answer').mockImplementation((call) => {
    if (contract.match(call.method, call.url.pathname)?.operationId !== 'downloadFile') {
      return answer(call);
    }
    const headers = {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    };
    return Promise.resolve(new Response('%PDF-1.7', { headers }));
  });
}

const rows = async () =>
  within(await screen.findByRole('grid', { name: 'Документы продавца' }))
    .getAllByRole('row')
    .slice(1);

describe('the documents of a seller', () => {
  it('are requested with the filters of the address, by the router and by the page alike', async () => {
    await open('/documents?view=bills&status=PAID');
    await rows();
    // A slow machine makes two calls, because the response counts as fresh for a few seconds only.
    const [first, ...rest] = cabinet.sent('findSellerDocuments');
    expect(first).toMatchObject({
      filters: [
        { field: 'status.name', value: ['PAID'] },
        { field: 'type', value: ['ACT', 'INVOICE'] },
      ],
    });
    expect(rest).toEqual(rest.map(() => first));
  });

  it('are shown with name, number, kind, period and status', async () => {
    await open('/documents?view=agreements');
    const [row] = await rows();
    expect(row).toHaveTextContent('Договор страхования заказов');
    expect(row).toHaveTextContent(/МП-\d{4}-\d\d\/204/);
    expect(row).toHaveTextContent(/Договор\d\d\.\d\d\.\d{4}\s— \d\d\.\d\d\.\d{4}/);
    expect(row).toHaveTextContent('Действует');
  });

  it.each([
    ['Все', 25, /./],
    ['Договоры', 1, /^Договор/],
    ['Сертификаты', 8, / · Сертификат/],
    ['Акты и счета', 16, /^[А-Я][а-я]+ \d{4} · (Акт|Счёт)/],
  ])('have the view «%s»', async (view, count, names) => {
    const { user } = await open();
    await rows();
    await user.click(screen.getByRole('link', { name: view }));
    expect(await screen.findByText(new RegExp(`^Всего ${count}\\s`))).toBeVisible();
    await waitFor(async () => {
      for (const row of await rows()) expect(row).toHaveTextContent(names);
    });
  });

  it('are found if their period overlaps the chosen period', async () => {
    await open('/documents?period=last-month');
    await rows();
    const [asked] = cabinet.sent('findSellerDocuments');
    expect(asked).toMatchObject({
      filters: [
        { field: 'period.endDate', operation: 'GE' },
        { field: 'period.startDate', operation: 'LE' },
      ],
    });
    // The agreement, and the documents of the month.
    expect((await rows()).map((row) => row.textContent)).toHaveLength(4);
  });

  it('open in a panel that downloads the file under its name', async () => {
    sendFile('Договор страхования заказов.pdf');
    const { user } = await open('/documents?view=agreements');
    await user.click(await screen.findByText('Договор страхования заказов'));
    const panel = within(await screen.findByRole('complementary'));
    await user.click(panel.getByRole('button', { name: 'Скачать' }));
    await waitFor(() =>
      expect(toasts().map(({ text }) => text)).toEqual([
        'Файл «Договор страхования заказов.pdf» скачан',
      ]),
    );
  });

  it('are downloaded from their rows, and a failure names the document', async () => {
    cabinet.fail('downloadFile', '404', { message: 'Файл удалён' });
    const { user } = await open('/documents?view=agreements');
    const name = 'Скачать: Договор страхования заказов';
    vi.spyOn(console, 'error').mockReturnValue();
    await user.click(await screen.findByRole('button', { name }));
    const last = () => toasts().at(-1);
    await waitFor(() =>
      expect(last()).toMatchObject({
        tone: 'error',
        text: 'Не удалось скачать «Договор страхования заказов»: Файл удалён',
      }),
    );
    cabinet.mend();
    sendFile('Договор страхования заказов.pdf');
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() =>
      expect(last()).toMatchObject({ text: 'Файл «Договор страхования заказов.pdf» скачан' }),
    );
    // A click on the button must not count as a click on the row.
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('show that the file is being prepared if it does not exist yet', async () => {
    await open('/documents?status=AWAITING_SIGNATURE');
    const [row, ...more] = await rows();
    expect(more).toEqual([]);
    expect(row).toHaveTextContent('Готовится');
    expect(within(row ?? document.body).queryByRole('button')).toBeNull();
  });

  it('have a placeholder with a link to the products if there are no documents', async () => {
    const { sellerDocument } = cabinet.backend.world.db;
    for (const { id } of sellerDocument.all()) sellerDocument.delete(id);
    await open();
    expect(await screen.findByText('Здесь появятся документы страхования')).toBeVisible();
    expect(screen.getByRole('link', { name: 'К страховым продуктам' })).toHaveAttribute(
      'href',
      '/offer',
    );
  });
});

describe('the guidance about claims', () => {
  it('is shown next to the documents and links to the settlement', async () => {
    await open();
    expect(screen.getByText(/отдельное заявление по каждому заказу/)).toBeVisible();
    expect(screen.getByText(/^10-го числа каждого месяца/)).toBeVisible();
    const guidance = screen.getByRole('article', { name: 'Как получить возмещение' });
    expect(within(guidance).getByText('Повреждение или утрата груза')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Перейти в урегулирование' });
    expect(link).toHaveAttribute('href', '/settlement');
    await rows();
  });

  it('stays visible if the documents cannot be loaded', async () => {
    cabinet.fail('findSellerDocuments', '403', { message: 'Недостаточно прав' });
    await open();
    expect(await screen.findByText('Недостаточно прав')).toBeVisible();
    expect(screen.getByText(/отдельное заявление по каждому заказу/)).toBeVisible();
  });
});

describe('the documents page', () => {
  it('shows that the section is not available yet if the server lacks the call', async () => {
    cabinet.fail('findSellerDocuments', '404');
    await open();
    expect(await screen.findByText('Раздел пока недоступен')).toBeVisible();
  });

  it('shows the waiting card to an unconfirmed user', async () => {
    cabinet.fail('findSellerDocuments', '406');
    await open();
    expect(await screen.findByText('Ожидание подтверждения')).toBeVisible();
  });

  it.each(['403', '429', 'drop', 'broken-json', 'null', 'empty-body'] as const)(
    'shows a message after the fault «%s», and the rows after a retry',
    async (kind) => {
      vi.spyOn(console, 'warn').mockReturnValue();
      cabinet.fail('findSellerDocuments', kind);
      const { user } = await open();
      const retry = await screen.findByRole('button', { name: 'Повторить' });
      cabinet.mend();
      await user.click(retry);
      expect((await rows()).length).toBeGreaterThan(0);
    },
  );

  it.each(['wrong-types', 'unknown-status', 'hostile-text', 'many-items'] as const)(
    'shows no HTML, no object as text and at most 60 rows after the fault «%s»',
    async (kind) => {
      vi.spyOn(console, 'warn').mockReturnValue();
      cabinet.fail('findSellerDocuments', kind);
      await open();
      const grid = await screen.findByRole('grid');
      expect(grid).not.toHaveTextContent('[object');
      expect(within(grid).getAllByRole('row').length).toBeLessThanOrEqual(60);
      expect(document.querySelector('img[onerror]')).toBeNull();
    },
  );
});
