import './OrderDialog.css';
import { useFindFinanceAgreementsQuery } from '../../../../api/endpoints/financeAgreement';
import { plural } from '../../../../lib/plural';
import { moscowDay } from '../../../../lib/isoDay';
import type { ModalContentProps } from '../../../../shell/modal/modalContent';
import { Button } from '../../../../ui/button/Button';
import { Modal } from '../../../../ui/overlay/Modal';
import { Note } from '../../../../ui/state/Note';
import { agreementsRequest } from '../agreements/agreementsRequest';
import { orderEstimate } from './orderEstimate';
import { OrderResult } from './OrderResult';
import { OrderSummary } from './OrderSummary';
import type { OrderLine } from './orderLine';
import type { OrderOutcome } from './orderOutcome';
import { useOrder } from './useOrder';

const WIDTHS = { sm: '11/12', md: '10/12', lg: 720 } as const;

/** What the dialog of an order is opened with. */
export interface OrderDialogProps {
  /** At most `MOST_OBJECTS` of them. */
  lines: readonly OrderLine[];
}

/** How it ended; `unknown` where the order was sent and no answer came that can be read. */
export type OrderEnd = OrderOutcome | 'unknown';

/** Whether an order was sent, and what it came to, is said until the dialog is closed. */
export default function OrderDialog({
  props: { lines },
  close,
}: ModalContentProps<OrderDialogProps, OrderEnd>) {
  const { state, send } = useOrder(lines);
  switch (state.phase) {
    case 'done':
      return (
        <Modal
          title="Заказ финансирования"
          widths={WIDTHS}
          onClose={() => close(state.outcome)}
          footer={<Button onClick={() => close(state.outcome)}>Закрыть</Button>}
        >
          <OrderResult lines={lines} outcome={state.outcome} />
        </Modal>
      );
    case 'unknown':
      return <UnknownOutcome onClose={() => close('unknown')} />;
    case 'asking':
    case 'sending':
      return (
        <OrderQuestion
          lines={lines}
          sending={state.phase === 'sending'}
          refusal={state.phase === 'asking' ? state.refusal : undefined}
          onSend={send}
          onDismiss={() => close()}
        />
      );
  }
}

interface OrderQuestionProps extends OrderDialogProps {
  sending: boolean;
  /** Why the server refused the whole order. */
  refusal: string | undefined;
  onSend: () => void;
  onDismiss: () => void;
}

function OrderQuestion({ lines, sending, refusal, onSend, onDismiss }: OrderQuestionProps) {
  // Limits are spent by others too: what was known before is not good enough.
  const { data, error, isFetching, refetch } = useFindFinanceAgreementsQuery(agreementsRequest, {
    refetchOnMountOrArgChange: true,
  });
  const estimate = orderEstimate(lines, data?.content, moscowDay());
  const words = plural(lines.length, 'объект', 'объекта', 'объектов');
  return (
    <Modal
      title="Заказать финансирование"
      widths={WIDTHS}
      closable={!sending}
      closeOnEscape={!sending}
      onClose={onDismiss}
      footer={
        <>
          <Button busy={sending} data-analytics="button:send-order" onClick={onSend}>
            Заказать {lines.length} {words}
          </Button>
          <Button variant="outlined" disabled={sending} onClick={onDismiss}>
            Отменить
          </Button>
        </>
      }
    >
      {/* A long order scrolls, and the keyboard needs something in it to scroll it by. */}
      <section className="order" tabIndex={0} aria-label="Состав заказа">
        {refusal !== undefined && (
          <Note tone="danger" live title="Заказ не принят">
            {refusal}
          </Note>
        )}
        <OrderSummary
          estimate={estimate}
          limits={data ? 'known' : error && !isFetching ? 'failed' : 'loading'}
          onRetry={() => void refetch()}
        />
      </section>
    </Modal>
  );
}

/** The order went out, and no answer came that can be read: to order again might be to order twice. */
function UnknownOutcome({ onClose }: { onClose: () => void }) {
  return (
    <Modal
      title="Заказ финансирования"
      widths={WIDTHS}
      onClose={onClose}
      footer={
        <Button ref={(button) => button?.focus()} onClick={onClose}>
          Обновить список
        </Button>
      }
    >
      <Note tone="warning" live title="Неизвестно, принят ли заказ">
        Заказ отправлен, но ответ сервера не получен. Часть объектов или все они могли быть
        заказаны. Мы не повторяем заказ сами: обновите список и посмотрите статусы объектов.
      </Note>
    </Modal>
  );
}
