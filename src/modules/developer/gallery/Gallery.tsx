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

/** Anchor, title and contents of each section; visual checks find a section by its anchor. */
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

/** Every component of src/ui in every state, in both themes; also what visual checks look at. */
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
