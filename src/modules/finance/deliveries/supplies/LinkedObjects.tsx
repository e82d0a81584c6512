import './LinkedObjects.css';
import type { FinancingObject } from '../../../../api/endpoints/financeRegistry';
import { Link } from 'react-router-dom';
import { StatusBadge } from '../../../../ui/value/StatusBadge';
import { Money } from '../../../../ui/value/Money';
import { DateText } from '../../../../ui/value/DateText';
import { linkedObject } from './linkedObject';

/** The financing objects of a supply, each with the way to it. */
export function LinkedObjects({ objects }: { objects: readonly FinancingObject[] }) {
  if (objects.length === 0) return <p>Поставка не передана на финансирование.</p>;
  return (
    <ul className="linked-objects">
      {objects.map(linkedObject).map((object) => (
        <li key={object.id} className="linked-objects__object">
          <span className="linked-objects__head">
            <Link to={object.address}>{object.number || 'Без номера'}</Link>
            <StatusBadge tone={object.status.tone} label={object.status.label} />
          </span>
          <span>{object.agreement}</span>
          <span>
            К получению <Money kopeks={object.financingAmount} />, погашение{' '}
            <DateText value={object.plannedRepaymentDate} />
          </span>
        </li>
      ))}
    </ul>
  );
}
