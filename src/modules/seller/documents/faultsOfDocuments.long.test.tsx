// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { doubleClick } from '../../../../test/faults/hands';
import { describeWrites } from '../../../../test/faults/writes';
import { testCabinet } from '../../../../test/render/cabinet';
import DocumentsPage from './page';

const MARIA = 'belova@lavka-belovoy.ru';

describeWrites(testCabinet(), [
  {
    operation: 'downloadFile',
    wish: 'downloading a document from its panel',
    isPart: true,
    address: '/documents?view=agreements',
    pages: { '/documents': <DocumentsPage /> },
    as: MARIA,
    prepare: async () => {
      fireEvent.click(await screen.findByText('Договор страхования заказов'));
      await screen.findByRole('complementary');
    },
    act: () => doubleClick(/^Скачать/),
    done: /Файл «.*» скачан/,
  },
]);
