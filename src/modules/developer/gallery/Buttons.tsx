import { paths } from '../../../domain/paths';
import { Button } from '../../../ui/button/Button';
import { IconButton } from '../../../ui/button/IconButton';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Spinner } from '../../../ui/state/Spinner';
import { GalleryRow, GallerySection } from './GallerySection';
import { arrowLeftIcon } from '../../../ui/icon/drawings/arrowLeftIcon';
import { copyIcon } from '../../../ui/icon/drawings/copyIcon';
import { downloadIcon } from '../../../ui/icon/drawings/downloadIcon';
import { questionCircleIcon } from '../../../ui/icon/drawings/questionCircleIcon';
import { refreshIcon } from '../../../ui/icon/drawings/refreshIcon';
import { sunIcon } from '../../../ui/icon/drawings/sunIcon';
import { timesIcon } from '../../../ui/icon/drawings/timesIcon';
import { trashIcon } from '../../../ui/icon/drawings/trashIcon';

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
          <Button variant={variant} icon={downloadIcon}>
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
        <LinkButton to={paths.offers}>Перейти к предложениям</LinkButton>
        <LinkButton to={paths.offers} variant="outlined" icon={arrowLeftIcon}>
          Назад
        </LinkButton>
        <LinkButton to={paths.offers} variant="text">
          Забыли пароль?
        </LinkButton>
      </GalleryRow>
      <GalleryRow label="Иконки">
        <IconButton icon={sunIcon} label="Тема" />
        <IconButton icon={questionCircleIcon} label="Помощь" />
        <IconButton icon={copyIcon} label="Скопировать реквизиты" variant="outlined" />
        <IconButton icon={refreshIcon} label="Обновить" busy />
        <IconButton icon={trashIcon} label="Удалить" disabled />
        <IconButton icon={timesIcon} label="Закрыть" size="sm" />
      </GalleryRow>
      <GalleryRow label="Ожидание">
        <Spinner size="sm" />
        <Spinner />
        <Spinner size="lg" />
      </GalleryRow>
    </GallerySection>
  );
}
