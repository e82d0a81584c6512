import './OrderDialog.css';
import { useRef } from 'react';
import { financeAgreementApi } from '../../../../api/endpoints/financeAgreement';
import { objectsText } from '../objects/financingObject';
import { moscowDay } from '../../../../lib/isoDay';
import { formatMoney } from '../../../../lib/money';
import { useAppDispatch } from '../../../../session/appStore';
import { confirm } from '../../../../shell/modal/modalKind';
import type { ModalContentProps } from '../../../../shell/modal/modalContent';
import { Button } from '../../../../ui/button/Button';
import { Modal } from '../../../../ui/overlay/Modal';
import { Note } from '../../../../ui/state/Note';
import { optionalAgreements } from '../financingRequests';
import { orderEstimate } from './orderEstimate';
import { OrderResult } from './OrderResult';
import { OrderSummary } from './OrderSummary';
import type { FinancingObject } from '../../../../api/endpoints/financeRegistry';
import type { OrderOutcome } from './orderOutcome';
import { useOrder, type OrderState } from './useOrder';

const WIDTHS = { sm: '11/12', md: '10/12', lg: 640 } as const;

export interface OrderDialogProps {
  /** Objects to order, at most `MOST_OBJECTS`. */
  lines: readonly FinancingObject[];
  /** Number of selected objects; some may have become unavailable. */
  chosenCount: number;
}

/** Result of the dialog; `unknown` if the order was sent, but no readable response has arrived. */
export type OrderEnd = OrderOutcome | 'unknown';

/** Shows the order, sends it after a confirmation, and shows the result until the dialog is closed. */
export default function OrderDialog({
  modalId,
  props: { lines, chosenCount },
  close,
}: ModalContentProps<OrderDialogProps, OrderEnd>) {
  const { state, send } = useOrder(modalId, lines);
  const order = useSecondQuestion(lines, send);
  const sending = state.phase === 'sending';
  const end = endOf(state);
  const onClose = () => close(end);
  return (
    <Modal
      // The result needs a new dialog, because a PrimeReact dialog ignores Escape once `closable` was false.
      key={end === undefined ? 'question' : 'end'}
      title={end === undefined ? 'Заказать финансирование' : 'Заказ финансирования'}
      widths={WIDTHS}
      closable={!sending}
      onClose={onClose}
      footer={
        end === undefined ? (
          <>
            <Button busy={sending} data-analytics="button:send-order" onClick={order}>
              Заказать {objectsText(lines.length)}
            </Button>
            <Button variant="outlined" disabled={sending} onClick={onClose}>
              Отменить
            </Button>
          </>
        ) : (
          <Button
            ref={end === 'unknown' ? (button) => button?.focus() : undefined}
            onClick={onClose}
          >
            {end === 'unknown' ? 'Обновить список' : 'Закрыть'}
          </Button>
        )
      }
    >
      <OrderBody lines={lines} chosenCount={chosenCount} state={state} />
    </Modal>
  );
}

/** Limits from which an order needs a second confirmation: number of objects, and sum to receive in kopeks. */
const LARGE = { count: 10, receive: 500_000_000 };

/** Returns a function that sends a small order at once, and a large order after a second confirmation. */
function useSecondQuestion(lines: readonly FinancingObject[], send: () => void): () => void {
  const dispatch = useAppDispatch();
  const isAsking = useRef(false);
  const ask = async () => {
    const { count, receive } = orderEstimate(lines, undefined, moscowDay());
    if (count < LARGE.count && receive < LARGE.receive) {
      send();
      return;
    }
    if (isAsking.current) return;
    isAsking.current = true;
    const isSure = await dispatch(
      confirm({
        title: 'Отправить заказ?',
        message: `${objectsText(count)}, к\u00A0получению ≈\u00A0${formatMoney(receive)}.`,
        confirmLabel: 'Отправить',
        cancelLabel: 'Проверить ещё раз',
      }),
    );
    isAsking.current = false;
    if (isSure) send();
  };
  return () => void ask();
}

/** Returns the result so far; undefined while there is none. */
function endOf(state: OrderState): OrderEnd | undefined {
  if (state.phase === 'done') return state.outcome;
  return state.phase === 'unknown' ? 'unknown' : undefined;
}

function OrderBody({ lines, chosenCount, state }: OrderDialogProps & { state: OrderState }) {
  switch (state.phase) {
    case 'done':
      return <OrderResult lines={lines} outcome={state.outcome} />;
    case 'unknown':
      // There is no button to send again, because that could order the objects twice.
      return (
        <Note tone="warning" live title="Неизвестно, принят ли заказ">
          Ответ сервера на заказ не получен. Часть объектов или все они могли быть заказаны. Мы не
          повторяем заказ сами: обновите список и посмотрите статусы объектов.
        </Note>
      );
    case 'asking':
    case 'sending':
      return (
        <OrderQuestion
          lines={lines}
          chosenCount={chosenCount}
          refusal={state.phase === 'asking' ? state.refusal : undefined}
        />
      );
  }
}

interface OrderQuestionProps extends OrderDialogProps {
  /** Reason why the server refused the whole order, or why it was not sent. */
  refusal: string | undefined;
}

function OrderQuestion({ lines, chosenCount, refusal }: OrderQuestionProps) {
  // Other users order, too: the cached limit may already be used up.
  const { data, error, isFetching, refetch } = financeAgreementApi.useFindFinanceAgreementsQuery(
    optionalAgreements,
    { refetchOnMountOrArgChange: true },
  );
  const estimate = orderEstimate(lines, data?.content, moscowDay());
  return (
    // A long order scrolls, and must be focusable so that keys can scroll it.
    <section className="order grid grid-cols-1 gap-4" tabIndex={0} aria-label="Состав заказа">
      {lines.length < chosenCount && (
        <Note tone="warning" title={`Доступны ${lines.length} из ${chosenCount}`}>
          Остальные объекты уже заказаны или больше не доступны, они сняты с выбора.
        </Note>
      )}
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
  );
}
