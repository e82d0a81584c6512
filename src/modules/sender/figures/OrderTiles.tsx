import { useId, type ReactNode } from 'react';
import { FigureTile, FigureTiles } from '../../../ui/card/Tiles';
import { SumOrDash } from '../../../ui/value/Money';
import { countOf } from '../../../lib/countOf';
import { monthsText, type OrderFigures } from '../orderFigures';
import type { FiguresProps } from './useDashboard';

/** «Показатели»: the figures of the dashboard; renders nothing if they failed to load. */
export function OrderTiles({ dashboard, headingLevel = 2 }: FiguresProps) {
  const titleId = useId();
  if (dashboard.state === 'none') return null;
  const figures = dashboard.state === 'known' ? dashboard.figures : undefined;
  const Heading = `h${headingLevel}` as const;
  const value = (read: (figures: OrderFigures) => ReactNode) => figures && read(figures);
  const detail = (count: number | undefined, ...forms: [string, string, string]) => {
    // A no-break space reserves the line while the figures load.
    if (figures === undefined) return '\u00A0';
    return count ? countOf(count, ...forms) : undefined;
  };
  return (
    <section className="order-figures" aria-labelledby={titleId}>
      <div className="flex flex-wrap items-baseline gap-0-3 mb-2">
        <Heading id={titleId}>Показатели</Heading>
        {figures?.period && <span className="text-muted">за {monthsText(figures.period)}</span>}
      </div>
      <FigureTiles>
        <FigureTile
          label="Застраховано заказов"
          value={value(({ insuredOrders, ordersTotal }) => outOf(insuredOrders, ordersTotal))}
        />
        <FigureTile label="Страховая сумма" value={value(({ insuredSum }) => sum(insuredSum))} />
        <FigureTile
          label="Премия"
          value={value(({ premiumSum }) => sum(premiumSum))}
          detail={detail(
            figures?.unpaidInvoices,
            'неоплаченный счёт',
            'неоплаченных счёта',
            'неоплаченных счетов',
          )}
        />
        <FigureTile
          label="Выплачено по заявлениям"
          value={value(({ claimsPaidSum }) => sum(claimsPaidSum))}
          detail={detail(figures?.paidClaims, 'заявление', 'заявления', 'заявлений')}
        />
      </FigureTiles>
    </section>
  );
}

function sum(kopeks: number | undefined) {
  return <SumOrDash kopeks={kopeks} fraction={false} />;
}

function outOf(part: number | undefined, whole: number | undefined): string {
  if (part === undefined) return '—';
  const shown = part.toLocaleString('ru-RU');
  return whole === undefined ? shown : `${shown} из ${whole.toLocaleString('ru-RU')}`;
}
