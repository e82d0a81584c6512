import { plural } from '../../../../lib/countOf';
import { Button } from '../../../../ui/button/Button';
import { Note } from '../../../../ui/state/Note';
import { objectsText } from './financingObject';
import type { OrderNotice } from './useObjectOrder';

function refusedText({ count, left }: { count: number; left: number }): string {
  const refused = `Не заказано: ${objectsText(count)}.`;
  const gone = 'заказать больше нельзя: статус изменился';
  if (left === 0) return `${refused} ${count === 1 ? 'Его' : 'Их'} ${gone}.`;
  const stayed = plural(left, 'Остался выбранным', 'Остались выбранными', 'Остались выбранными');
  return `${refused} ${stayed}: ${objectsText(left)}, причина указана в строке. Остальные ${gone}.`;
}

export function OrderNoticeNote({ notice, onCheck }: { notice: OrderNotice; onCheck: () => void }) {
  switch (notice.kind) {
    case 'refused':
      return (
        <Note tone="warning" live>
          {refusedText(notice)}
        </Note>
      );
    case 'checking':
      return <Note tone="neutral">Узнаём, какие объекты заказаны…</Note>;
    case 'checked':
      return (
        <Note tone="info" live>
          Статусы обновлены.{' '}
          {notice.gone > 0 && `Больше не доступно: ${objectsText(notice.gone)}. `}
          {notice.left > 0
            ? `${plural(notice.left, 'Остался доступен и выбран', 'Остались доступны и выбраны', 'Остались доступны и выбраны')}: ${objectsText(notice.left)}.`
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
