import './Gallery.css';
import { Buttons } from './Buttons';
import { Cards } from './Cards';
import { Choices } from './Choices';
import { Documents } from './Documents';
import { Fields } from './Fields';
import { FileUploads } from './FileUploads';
import { Figures } from './Figures';
import { Foundations, Icons } from './Foundations';
import { Messages } from './Messages';
import { Overlays } from './Overlays';
import { Pictures } from './Pictures';
import { Registries } from './Registries';
import { Requisites } from './Requisites';
import { Secrets } from './Secrets';
import { SkeletonShapes, States } from './States';

const CONTENTS = [
  ['foundations', 'Основы'],
  ['icons', 'Иконки'],
  ['buttons', 'Кнопки'],
  ['fields', 'Поля'],
  ['requisites', 'Реквизиты и телефон'],
  ['secrets', 'Пароли и коды'],
  ['choices', 'Выбор и копирование'],
  ['messages', 'Сообщения и статусы'],
  ['cards', 'Карточки'],
  ['figures', 'Показатели и коды'],
  ['uploads', 'Загрузка файлов'],
  ['documents', 'История и документы'],
  ['states', 'Состояния экрана'],
  ['skeletons', 'Скелеты'],
  ['overlays', 'Слои'],
  ['pictures', 'Картинки'],
  ['registries', 'Реестры'],
] as const;

/** Every component of src/ui in every state, in both themes; also what visual checks look at. */
export default function Gallery() {
  return (
    <div className="gallery">
      <nav className="gallery__contents" aria-label="Галерея">
        {CONTENTS.map(([id, title]) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      <Foundations />
      <Icons />
      <Buttons />
      <Fields />
      <Requisites />
      <Secrets />
      <Choices />
      <Messages />
      <Cards />
      <Figures />
      <FileUploads />
      <Documents />
      <States />
      <SkeletonShapes />
      <Overlays />
      <Pictures />
      <Registries />
    </div>
  );
}
