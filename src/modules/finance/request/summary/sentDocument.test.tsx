// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { toasts } from '../../../../../test/render/toasts';
import { ANNA, financeId } from '../../../../../test/backend/scenarios/finance/owners';
import { click } from '../../../../../test/faults/hands';
import { testCabinet } from '../../../../../test/render/cabinet';
import { openRequest } from '../testing/openRequest';

beforeAll(() => import('../preview/PreviewDialog'));

const cabinet = testCabinet();
/** Anna's request that was sent to the bank. */
const SENT_ID = financeId('request', ANNA, 3);

it('the document of a sent request can be downloaded', async () => {
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:document');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await openRequest(cabinet, SENT_ID);
  await screen.findByText('Ход рассмотрения');
  await click('Скачать документ');
  await waitFor(() => expect(names).toEqual(['Заявка на финансирование.pdf']));
});

it('the dialog and the download of a sent request report that its document is missing', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  cabinet.fail('previewFinanceRequestDocument', '404', { message: 'Документ не найден' });
  await openRequest(cabinet, SENT_ID);
  await screen.findByText('Ход рассмотрения');
  await click('Посмотреть документ');
  expect(await screen.findByRole('dialog', { name: 'Документ заявки' })).toHaveTextContent(
    'Документ не найден',
  );
  await click('Скачать документ');
  await waitFor(() => expect(toasts().map(({ text }) => text)).toContain('Документ не найден'));
});
