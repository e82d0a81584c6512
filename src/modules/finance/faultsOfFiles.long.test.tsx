// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeAll, vi } from 'vitest';
import { ANNA, financeId } from '../../../test/backend/scenarios/finance/owners';
import { click, doubleClick } from '../../../test/faults/hands';
import { describeReads } from '../../../test/faults/reads';
import { describeWrites } from '../../../test/faults/writes';
import { testCabinet } from '../../../test/render/cabinet';
import { PdfThread } from '../../ui/pdf/testing/PdfThread';
import DeliveriesPage from './deliveries/page';
import FinanceRequestPage from './request/page';
import { PARTLY_ID, READY_ID, stepHeading } from './request/testing/openRequest';

vi.stubGlobal('Worker', PdfThread);
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = () => {};
    unobserve = () => {};
    disconnect = () => {};
  },
);

// Loads the dialog before the tests, because this may be slow on a busy machine.
beforeAll(() => import('./request/preview/PreviewDialog'));

const cabinet = testCabinet();
const { world } = cabinet.backend;
const supply = world.db.supply
  .all()
  .find(({ organizationId, files }) => organizationId === ANNA.organizationId && files.length > 0);
/** The received file has the type PDF, but contains no PDF document. */
const NO_PDF = /Файл повреждён или это не PDF-документ/;
const deliveries = { pages: { '/deliveries': <DeliveriesPage /> } };
const request = { '/offer/request/:id': <FinanceRequestPage /> };

describeReads(cabinet, [
  {
    operation: 'previewFinanceRequestDocument',
    address: `/offer/request/${READY_ID}?step=review`,
    where: 'the document before it is sent',
    isPart: true,
    page: request['/offer/request/:id'],
    reach: async () => {
      await stepHeading('Проверка и отправка');
      await click('Посмотреть документ');
      await screen.findByRole('dialog');
    },
    content: /\d\sстраниц/,
    messages: { 'broken-json': NO_PDF, null: NO_PDF, 'empty-object': NO_PDF },
  },
]);

describeWrites(cabinet, [
  {
    ...deliveries,
    operation: 'downloadFile',
    wish: 'downloading a document of a supply',
    isPart: true,
    address: `/deliveries?row=${supply?.id ?? ''}`,
    act: () => doubleClick(supply?.files[0]?.name ?? ''),
    done: /Файл «.*» скачан/,
  },
  {
    ...deliveries,
    operation: 'downloadFile',
    wish: 'downloading a bill',
    isPart: true,
    address: `/deliveries?tab=invoices&row=${financeId('invoice', ANNA, 1)}`,
    act: () => doubleClick('Скачать счёт'),
    done: /Файл «.*» скачан/,
  },
  {
    operation: 'downloadFile',
    wish: 'downloading the document of a consent',
    isPart: true,
    address: `/offer/request/${PARTLY_ID}?step=consents`,
    pages: request,
    prepare: async () => void (await stepHeading('Согласия')),
    act: () => doubleClick(/^Скачать документ/),
    done: /Файл «.*» скачан/,
  },
]);
