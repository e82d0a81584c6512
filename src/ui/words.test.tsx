// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { textOf } from '../../test/render/textOf';
import { AccountKeyIllustration } from './illustrations/AccountKeyIllustration';
import { ContractNumberIllustration } from './illustrations/ContractNumberIllustration';
import { IntegrationSectionIllustration } from './illustrations/IntegrationSectionIllustration';
import { PreviewBody } from './imagePreview/PreviewBody';
import { wholePicture } from './imagePreview/pictureView';
import { PdfViewer } from './pdf/PdfViewer';
import { Pager } from './registry/Pager';

const ignore = () => {};

it.each([
  ['Текущий ключ Account (ID) 1234567890', <AccountKeyIllustration key="1" />],
  ['Ваша компания № 12345678', <ContractNumberIllustration key="2" />],
  ['Интеграция Текущий ключ', <IntegrationSectionIllustration key="3" />],
])('an illustration contains «%s», as the page that it depicts', (words, drawing) => {
  expect(textOf(drawing)).toContain(words);
});

it('the buttons of a preview have names, and disabled buttons explain why they are disabled', () => {
  const picture = { title: 'Фото', src: 'blob:1' };
  const preview = (index: number) =>
    textOf(
      <PreviewBody
        picture={picture}
        view={wholePicture}
        look={ignore}
        index={index}
        count={2}
        goTo={ignore}
      />,
    );
  expect(preview(0)).toMatch(
    /^Поворот и масштаб .*Картинка показана целиком Картинки Это первая картинка Предыдущая картинка .*1 из 2 Следующая картинка/,
  );
  expect(preview(1)).toMatch(/2 из 2 Это последняя картинка Следующая картинка/);
});

it('the PDF viewer announces that a document is opening', () => {
  expect(textOf(<PdfViewer file={new Blob()} label="Счёт" onRetry={ignore} />)).toContain(
    'Открываем документ',
  );
});

it('the buttons of a pager have names', () => {
  const page = { page: 1, size: 100, total: 318 };
  const pager = (
    <Pager label="Поставки" {...page} onPage={ignore} sizes={[50, 100]} onSize={ignore} />
  );
  expect(textOf(pager)).toMatch(
    /^Поставки: страницы Строк: .*101–200 из 318 Первая страница .*Предыдущая страница .*Следующая страница .*Последняя страница/,
  );
});
