import { Button } from '../../../../ui/button/Button';
import { Note } from '../../../../ui/state/Note';
import { MoneyRow } from '../../../../blocks/dataRows/DataRows';
import { DataList, DataRow } from '../../../../ui/value/DataList';
import { Money } from '../../../../ui/value/Money';
import { objectsText } from '../objects/financingObject';
import type { OrderEstimate, OrderGroup } from './orderEstimate';

export type LimitsState = 'loading' | 'known' | 'failed';

interface OrderSummaryProps {
  estimate: OrderEstimate;
  limits: LimitsState;
  onRetry: () => void;
}

/** Shows the sums of an order before it is sent. B19: estimates are called «Предварительный расчёт». */
export function OrderSummary({ estimate, limits, onRetry }: OrderSummaryProps) {
  const { count, claim, receive, fee, unknown, groups } = estimate;
  return (
    <>
      <div>
        <p className="text-13 text-muted">К получению</p>
        <p className="order__sum font-semibold leading-tight text-sum tracking-tight">
          ≈&nbsp;
          <Money kopeks={receive} />
        </p>
        <p className="text-13 text-muted">
          {objectsText(count)} на <Money kopeks={claim} />
        </p>
      </div>
      <section className="order grid grid-cols-1 gap-4" aria-labelledby="order-estimate">
        <h3 id="order-estimate">Предварительный расчёт</h3>
        <DataList>
          <MoneyRow label="Сумма требований" kopeks={claim} />
          <DataRow label="Комиссия">
            ≈ <Money kopeks={fee} />
          </DataRow>
        </DataList>
        <p className="text-sm text-muted">
          Комиссия = сумма требования × % финансирования × ставка × дни до оплаты / 365. Точную
          сумму банк посчитает при погашении.
        </p>
        {unknown > 0 && (
          <Note tone="warning">
            Для {unknown} из {count} объектов рассчитать комиссию нельзя: в них не хватает данных.
          </Note>
        )}
      </section>
      <section className="order grid grid-cols-1 gap-4" aria-labelledby="order-split">
        <h3 id="order-split">По договорам</h3>
        {limits === 'failed' && (
          <Note
            tone="warning"
            action={
              <Button variant="text" size="sm" onClick={onRetry}>
                Повторить
              </Button>
            }
          >
            Не удалось узнать остаток лимитов. Заказать можно: банк проверит лимит сам.
          </Note>
        )}
        <ul className="grid grid-cols-1 gap-3">
          {groups.map((group) => (
            <li key={group.agreementId} className="grid gap-2 rounded border pad-3-4">
              <AgreementShare group={group} limits={limits} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function AgreementShare({ group, limits }: { group: OrderGroup; limits: LimitsState }) {
  const { number, bank, count, receive, fee, available, excess, isValid } = group;
  return (
    <>
      <div>
        <div className="font-semibold wrap-anywhere">Договор № {number || '—'}</div>
        <div className="text-sm text-muted wrap-anywhere">{bank}</div>
      </div>
      <DataList>
        <DataRow label="Объектов">{count}</DataRow>
        <DataRow label="К получению">
          ≈ <Money kopeks={receive} />
        </DataRow>
        <DataRow label="Комиссия">
          ≈ <Money kopeks={fee} />
        </DataRow>
        <DataRow label="Остаток лимита">
          {available === null ? (
            limits === 'loading' ? (
              'Загружаем…'
            ) : (
              'Не известен'
            )
          ) : (
            <Money kopeks={available} />
          )}
        </DataRow>
      </DataList>
      {!isValid && <Note tone="warning">Договор не действует: банк откажет по этим объектам.</Note>}
      {isValid && excess > 0 && (
        <Note tone="warning" live>
          Лимит превышен на <Money kopeks={excess} />: часть объектов банк не примет. Лимит
          расходуется в том порядке, в котором объекты выбраны.
        </Note>
      )}
    </>
  );
}
