import { countOf } from '../../../../lib/countOf';
import { plural } from '../../../../lib/plural';
import { Button } from '../../../../ui/button/Button';
import { Note } from '../../../../ui/state/Note';
import type { OrderNotice } from './useObjectOrder';

const objects = (count: number) => countOf(count, 'объект', 'объекта', 'объектов');

/** What the last order left to be said. */
export function OrderNoticeNote({ notice, onCheck }: { notice: OrderNotice; onCheck: () => void }) {
  switch (notice.kind) {
    case 'refused':
      return (
        <Note tone="warning" live>
          Не заказано: {objects(notice.count)}.{' '}
          {notice.count === 1 ? 'Он остался выбранным' : 'Они остались выбранными'}, причина указана
          в строке.
        </Note>
      );
    case 'checking':
      return <Note tone="neutral">Узнаём, какие объекты заказаны…</Note>;
    case 'checked':
      return (
        <Note tone="info" live>
          Статусы обновлены. {notice.gone > 0 && `Больше не доступно: ${objects(notice.gone)}. `}
          {notice.left > 0
            ? `${plural(notice.left, 'Остался доступен и выбран', 'Остались доступны и выбраны', 'Остались доступны и выбраны')}: ${objects(notice.left)}.`
            : 'Все выбранные объекты уже заказаны или недоступны.'}
        </Note>
      );
    case 'unchecked':
      return (
        <Note
          tone="warning"
          live
          action={
            <Button variant="text" size="sm" onClick={onCheck}>
              Узнать ещё раз
            </Button>
          }
        >
          Не удалось узнать, приняты ли заказы. Не заказывайте повторно, пока статусы не обновятся.
        </Note>
      );
  }
}
