import './Gallery.css';
import { useState } from 'react';
import { Buttons } from './Buttons';
import { Cards } from './Cards';
import { Choices } from './Choices';
import { Documents } from './Documents';
import { FileUploads } from './FileUploads';
import { Figures } from './Figures';
import { Foundations, Icons } from './Foundations';
import { Messages } from './Messages';
import { Overlays } from './Overlays';
import { Registries } from './Registries';
import { Requisites } from './Requisites';
import { Secrets } from './Secrets';
import { SampleArea, SampleCheck, SampleField } from './SampleField';
import { Button } from '../../src/ui/button/Button';
import { EmptyState } from '../../src/ui/state/EmptyState';
import { ErrorState } from '../../src/ui/state/ErrorState';
import { SkeletonCards, SkeletonTable, SkeletonText } from '../../src/ui/state/Skeletons';
import { WaitingCard } from '../../src/blocks/confirmation/WaitingCard';
import { AccountKeyIllustration } from '../../src/ui/illustrations/AccountKeyIllustration';
import { ContractNumberIllustration } from '../../src/ui/illustrations/ContractNumberIllustration';
import { IntegrationSectionIllustration } from '../../src/ui/illustrations/IntegrationSectionIllustration';
import { PreviewButton } from '../../src/ui/imagePreview/PreviewButton';
import type { PreviewPicture } from '../../src/ui/imagePreview/PreviewStage';

/** Anchor, title and contents of each section; visual checks find sections by anchor. */
const SECTIONS = [
  ['foundations', 'Основы', Foundations],
  ['icons', 'Иконки', Icons],
  ['buttons', 'Кнопки', Buttons],
  ['fields', 'Поля', Fields],
  ['requisites', 'Реквизиты и телефон', Requisites],
  ['secrets', 'Пароли и коды', Secrets],
  ['choices', 'Выбор и копирование', Choices],
  ['messages', 'Сообщения и статусы', Messages],
  ['cards', 'Карточки', Cards],
  ['figures', 'Показатели и коды', Figures],
  ['uploads', 'Загрузка файлов', FileUploads],
  ['documents', 'История и документы', Documents],
  ['states', 'Состояния экрана', States],
  ['skeletons', 'Скелеты', SkeletonShapes],
  ['overlays', 'Слои', Overlays],
  ['pictures', 'Картинки', Pictures],
  ['registries', 'Реестры', Registries],
] as const;

/** Shows every component of src/ui in every state. Visual checks use it, too. */
export default function Gallery() {
  return (
    <div className="gallery">
      <nav className="gallery__contents" aria-label="Галерея">
        {SECTIONS.map(([id, title]) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      {SECTIONS.map(([id, title, Section]) => (
        <section key={id} id={id} className="gallery__section" aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className="gallery__title">
            {title}
          </h2>
          <Section />
        </section>
      ))}
    </div>
  );
}

/** Native fields with the theme's classes, because labels and errors of real forms come from src/forms. */
function Fields() {
  const [agreed, setAgreed] = useState(true);
  return (
    <>
      <div className="gallery__panel gallery__columns">
        <SampleField label="Логин" defaultValue="ivanova@example.ru" />
        <SampleField label="Номер договора" placeholder="Например, 1025348" />
        <SampleField label="ИНН с ошибкой" defaultValue="7801234565" invalid />
        <SampleField label="Наименование, только чтение" value="ООО «Северный ветер»" readOnly />
        <SampleField label="КПП, недоступно" value="780101001" disabled readOnly />
        <SampleArea
          label="Описание события"
          defaultValue="Коробка вскрыта при перевозке, повреждены два товара из пяти."
        />
      </div>
      <div className="gallery__panel gallery__columns">
        <SampleCheck
          label="Я подтверждаю данные об организации"
          checked={agreed}
          onChange={(event) => setAgreed(event.target.checked)}
        />
        <SampleCheck label="Включить правило" />
        <SampleCheck label="Согласие обязательно" invalid />
        <SampleCheck label="Выбрана часть строк" indeterminate />
        <SampleCheck label="Недоступно" disabled />
        <SampleCheck label="Включено и недоступно" disabled defaultChecked />
      </div>
    </>
  );
}

function States() {
  return (
    <>
      <WaitingCard>
        Все возможности кабинета станут вам доступны, когда владелец кабинета подтвердит вашу
        учётную запись.
      </WaitingCard>
      <div className="gallery__columns">
        <EmptyState
          title="Здесь появятся поставки вашей организации"
          action={<Button variant="outlined">Обновить</Button>}
        />
        <EmptyState drawing="find" title="Ничего не найдено">
          Измените условия или сбросьте фильтры.
        </EmptyState>
        <ErrorState
          message="Произошла неизвестная ошибка. Пожалуйста, попробуйте еще раз или обратитесь в службу поддержки"
          onRetry={() => undefined}
        />
        <ErrorState title="Нет связи с сервером" onRetry={() => undefined} retrying />
      </div>
    </>
  );
}

function SkeletonShapes() {
  return (
    <>
      <SkeletonCards count={2} />
      <SkeletonTable rows={3} />
      <SkeletonText />
    </>
  );
}

const SEVERAL: readonly PreviewPicture[] = [
  { title: 'Раздел «Интеграция»', drawing: <IntegrationSectionIllustration /> },
  { title: 'Сведения о ключе', drawing: <AccountKeyIllustration /> },
];

const BROKEN = 'data:image/png;base64,broken';

function Pictures() {
  return (
    <div className="gallery__columns">
      <PreviewButton
        pictures={[{ title: 'Номер договора', drawing: <ContractNumberIllustration /> }]}
        index={0}
      />
      <PreviewButton pictures={SEVERAL} index={0} />
      <PreviewButton pictures={SEVERAL} index={1} />
      <PreviewButton pictures={[{ title: 'Недоступная картинка', src: BROKEN }]} index={0} />
    </div>
  );
}
