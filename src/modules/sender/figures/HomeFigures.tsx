import './HomeFigures.css';
import { ChartCard } from './ChartCard';
import { OrderTiles } from './OrderTiles';
import { useDashboard } from './useDashboard';

/** Chart and figures of the orders on /offer. */
export default function HomeFigures() {
  const dashboard = useDashboard();
  if (dashboard.state === 'none') return null;
  return (
    <div className="sender-figures home-figures">
      <ChartCard dashboard={dashboard} headingLevel={3} />
      <OrderTiles dashboard={dashboard} headingLevel={3} />
    </div>
  );
}
