import { AccountKeyIllustration } from '../../../ui/illustrations/AccountKeyIllustration';
import { ContractNumberIllustration } from '../../../ui/illustrations/ContractNumberIllustration';
import { IntegrationSectionIllustration } from '../../../ui/illustrations/IntegrationSectionIllustration';
import { PreviewButton } from '../../../ui/imagePreview/PreviewButton';
import type { PreviewPicture } from '../../../ui/imagePreview/previewPicture';

const SEVERAL: readonly PreviewPicture[] = [
  { title: 'Раздел «Интеграция»', drawing: <IntegrationSectionIllustration /> },
  { title: 'Сведения о ключе', drawing: <AccountKeyIllustration /> },
];

/** A picture with no way to it. */
const BROKEN = 'data:image/png;base64,broken';

/** Pictures that open in the preview: one, several, one that can't be shown. */
export function Pictures() {
  return (
    <>
      <div className="gallery__columns">
        <PreviewButton
          pictures={[{ title: 'Номер договора', drawing: <ContractNumberIllustration /> }]}
          index={0}
        />
        <PreviewButton pictures={SEVERAL} index={0} />
        <PreviewButton pictures={SEVERAL} index={1} />
        <PreviewButton pictures={[{ title: 'Недоступная картинка', src: BROKEN }]} index={0} />
      </div>
    </>
  );
}
