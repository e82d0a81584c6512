import './HomeFigures.css';
import { Button } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/state/EmptyState';
import { ChartCard } from './ChartCard';
import { OrderTiles } from './OrderTiles';
import { useDashboard } from './useDashboard';

export default function HomeFigures() {
  const dashboard = useDashboard();
  if (dashboard.state === 'none') {
    // N24: on a wide screen the reserved space stays, to avoid a layout shift of the cards below.
    return (
      <div className="sender-figures home-figures--failed grid">
        <EmptyState
          drawing="link"
          title="Не удалось загрузить показатели"
          action={
            <Button
              variant="outlined"
              size="sm"
              busy={dashboard.fetching}
              onClick={dashboard.refetch}
            >
              Повторить
            </Button>
          }
        />
      </div>
    );
  }
  return (
    <div className="sender-figures grid home-figures grid-cols-1 gap-3">
      <ChartCard dashboard={dashboard} headingLevel={3} />
      <OrderTiles dashboard={dashboard} headingLevel={3} />
    </div>
  );
}
