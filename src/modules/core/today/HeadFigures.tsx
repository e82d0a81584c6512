import { Link } from 'react-router-dom';
import { useCurrentUser } from '../../../session/currentUser';
import { hasPermission } from '../../../session/permissions';
import { useAppSelector } from '../../../session/appStore';
import { selectToday } from '../../../shell/today/todaySlice';
import { classNames } from '../../../ui/classNames';
import { Money } from '../../../ui/value/Money';

/** Money is for this role (src/modules/finance/README.md, rule B1). */
const FINANCE = ['FINANCE'];

/**
 * The money at a glance, each sum with the way to its register. It asks for nothing: the sums come from what
 * «Что сделать» was answered, all at once, into the room that is kept for them.
 */
export function HeadFigures() {
  const user = useCurrentUser();
  const { figures, isSettled } = useAppSelector(selectToday);
  if (!hasPermission(user, FINANCE) || user?.isVerified === false) return null;
  return (
    <ul className="head-figures">
      {isSettled &&
        figures.map(({ id, label, kopeks, to, isAlarm }) => (
          <li key={id} className={classNames(isAlarm && kopeks > 0 && 'head-figures__alarm')}>
            <Link to={to} className="head-figures__link" data-analytics="button:head-figure">
              <span className="head-figures__label">{label}</span>{' '}
              <Money kopeks={kopeks} fraction={false} />
            </Link>
          </li>
        ))}
    </ul>
  );
}
