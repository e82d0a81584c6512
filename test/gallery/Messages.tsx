import { Button } from '../../src/ui/button/Button';
import { Note } from '../../src/ui/state/Note';
import { ProgressBar } from '../../src/ui/prime/ProgressBar';
import { StatusBadge } from '../../src/ui/value/StatusBadge';
import { GalleryRow } from './GalleryRow';
import { clockIcon } from '../../src/ui/icon/frameIcons';

export function Messages() {
  return (
    <>
      <GalleryRow label="Статусы">
        <StatusBadge tone="success" label="Доступно" />
        <StatusBadge tone="done" label="Действующий" />
        <StatusBadge tone="info" label="На рассмотрении" />
        <StatusBadge tone="warning" label="Частично оплачено" />
        <StatusBadge tone="danger" label="Просрочено" />
        <StatusBadge tone="neutral" label="Черновик" />
      </GalleryRow>
      <div className="gallery__columns">
        <Note tone="success" title="Страхование подключено">
          Действует с 01.12.2026.
        </Note>
        <Note icon={clockIcon}>Время рассмотрения заявки занимает несколько минут</Note>
        <Note tone="warning">Сумма долей учредителей меньше 100 %</Note>
        <Note tone="danger" icon={clockIcon}>
          Вы можете повторно подать заявку через 12 календарных дней
        </Note>
        <Note tone="neutral">После заключения договора, ставка может измениться.</Note>
        <Note
          tone="danger"
          title="Ошибка подключения к аккаунту курьерской службы"
          action={
            <Button variant="outlined" size="sm">
              Перейти в настройки
            </Button>
          }
        >
          Загрузка заказов остановлена.
        </Note>
      </div>
      <div className="gallery__panel gallery__columns">
        <ProgressBar label="Договор ДЗ-2026/118.pdf" value={0.36} detail="1,2 из 3,4 МБ" />
        <ProgressBar label="Загрузка документа" value={0.8} />
        <ProgressBar label="Подготовка выгрузки" value={null} />
      </div>
    </>
  );
}
