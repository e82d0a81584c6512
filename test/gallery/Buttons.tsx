import { paths } from '../../src/domain/paths';
import { Button } from '../../src/ui/button/Button';
import { IconButton } from '../../src/ui/button/IconButton';
import { LinkButton } from '../../src/ui/button/LinkButton';
import { Spinner } from '../../src/ui/state/Spinner';
import { GalleryRow } from './GalleryRow';
import { arrowLeftIcon, copyIcon, trashIcon } from '../../src/ui/icon/pageIcons';
import {
  downloadIcon,
  questionCircleIcon,
  refreshIcon,
  sunIcon,
  timesIcon,
} from '../../src/ui/icon/frameIcons';

const VARIANTS = [
  ['primary', 'Подать заявку'],
  ['outlined', 'Скачать договор'],
  ['text', 'Сбросить'],
  ['danger', 'Отключить страхование'],
  ['danger-outlined', 'Удалить черновик'],
] as const;

export function Buttons() {
  return (
    <>
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
    </>
  );
}
