import { Brand } from '../../src/ui/navigation/Brand';
import { Logo } from '../../src/ui/value/Logo';
import { Icon, type IconDrawing } from '../../src/ui/icon/Icon';
import { GalleryRow } from './GalleryRow';
import { shieldIcon } from '../../src/ui/icon/frameIcons';

const SWATCHES = [
  ['surface', 'Поверхность'],
  ['sunken', 'Углубление'],
  ['muted', 'Фон, тихий текст'],
  ['accent', 'Акцент'],
  ['soft', 'Мягкий акцент'],
  ['danger', 'Опасность'],
  ['tooltip', 'Подсказка'],
  ['hero', 'Сторона обещаний'],
] as const;

export function Foundations() {
  return (
    <>
      <div className="gallery__swatches">
        {SWATCHES.map(([name, label]) => (
          <div key={name} className={`gallery__swatch gallery__swatch--${name}`}>
            {label}
          </div>
        ))}
      </div>
      <GalleryRow label="Сумма, 28 px">
        <span className="gallery__sum">12 500 000 ₽</span>
      </GalleryRow>
      <GalleryRow label="Клавиши, ссылка">
        <kbd>Ctrl K</kbd>
        <a href="#foundations">Политика обработки данных</a>
      </GalleryRow>
      <GalleryRow label="Знак">
        <Brand />
        <Brand markOnly />
      </GalleryRow>
      <GalleryRow label="Логотипы">
        <Logo name="Национальный банк" />
        <Logo name="Восточный банк" />
        <Logo name="Страховая компания «Опора»" />
        <Logo name="«Гарант-Риск»" />
        <Logo name="Недоступная картинка" src="data:image/png;base64,broken" />
      </GalleryRow>
    </>
  );
}

const drawings = import.meta.glob<Readonly<Record<string, IconDrawing>>>(
  '../../src/ui/icon/*Icons.ts',
  { eager: true },
);

export function Icons() {
  return (
    <>
      <ul className="gallery__icons gallery__panel">
        {Object.values(drawings)
          .flatMap((file) => Object.entries(file))
          .map(([name, drawing]) => (
            <li key={name} className="gallery__icon">
              <Icon drawing={drawing} size="lg" />
              {name}
            </li>
          ))}
      </ul>
      <GalleryRow label="Размеры">
        <Icon drawing={shieldIcon} size="sm" />
        <Icon drawing={shieldIcon} />
        <Icon drawing={shieldIcon} size="lg" />
        <Icon drawing={shieldIcon} size="xl" />
      </GalleryRow>
    </>
  );
}
