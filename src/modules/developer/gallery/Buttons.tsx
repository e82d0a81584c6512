import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { LinkButton } from '../../../ui/LinkButton';
import { Spinner } from '../../../ui/Spinner';
import { GalleryRow, GallerySection } from './GallerySection';

const VARIANTS = [
  ['primary', 'Подать заявку'],
  ['outlined', 'Скачать договор'],
  ['text', 'Сбросить'],
  ['danger', 'Отключить страхование'],
] as const;

/** The button family in every state. */
export function Buttons() {
  return (
    <GallerySection id="buttons" title="Кнопки">
      {VARIANTS.map(([variant, label]) => (
        <GalleryRow key={variant} label={variant}>
          <Button variant={variant}>{label}</Button>
          <Button variant={variant} icon="download">
            {label}
          </Button>
          <Button variant={variant} busy>
            {label}
          </Button>
          <Button variant={variant} disabled>
            {label}
          </Button>
          <Button variant={variant} disabledReason="Подпишите договор, чтобы продолжить">
            {label}
          </Button>
        </GalleryRow>
      ))}
      <GalleryRow label="Размеры">
        <Button size="sm">Заказать финансирование</Button>
        <Button>Заказать финансирование</Button>
        <Button size="lg">Войти</Button>
      </GalleryRow>
      <GalleryRow label="Во всю ширину">
        <Button size="lg" wide>
          Войти
        </Button>
      </GalleryRow>
      <GalleryRow label="Ссылки-кнопки">
        <LinkButton to="/offer">Перейти к предложениям</LinkButton>
        <LinkButton to="/offer" variant="outlined" icon="arrow-left">
          Назад
        </LinkButton>
        <LinkButton to="/offer" variant="text">
          Забыли пароль?
        </LinkButton>
      </GalleryRow>
      <GalleryRow label="Иконки">
        <IconButton icon="sun" label="Тема" />
        <IconButton icon="question-circle" label="Помощь" />
        <IconButton icon="copy" label="Скопировать реквизиты" variant="outlined" />
        <IconButton icon="refresh" label="Обновить" busy />
        <IconButton icon="trash" label="Удалить" disabled />
        <IconButton icon="times" label="Закрыть" size="sm" />
      </GalleryRow>
      <GalleryRow label="Ожидание">
        <Spinner size="sm" />
        <Spinner />
        <Spinner size="lg" />
      </GalleryRow>
    </GallerySection>
  );
}
