import { Note } from '../../../../ui/state/Note';
import { useWatched } from '../editor/editing';
import { readShare, shownShare, WHOLE_SHARE } from '../form/share';

/** How the shares stand together; less than everything is odd, and can be sent. */
export function Shares() {
  const shares = useWatched(({ founders }) =>
    founders.map(({ key, sharePercent }) => ({ key, share: readShare(sharePercent) ?? 0 })),
  );
  if (shares.length === 0) return null;
  const total = shares.reduce((sum, { share }) => sum + share, 0);
  const width = Math.max(total, WHOLE_SHARE);
  return (
    <div className="founders__shares">
      <div className="founders__bar" aria-hidden="true">
        {shares.map(({ key, share }) => (
          <span
            key={key}
            className="founders__share"
            style={{ width: `${(share / width) * 100}%` }}
          />
        ))}
      </div>
      <div className="founders__legend">
        <span>Доли вместе: {shownShare(total)} %</span>
        <span>Бенефициар — больше 25 %</span>
      </div>
      {total > 0 && total < WHOLE_SHARE && (
        <Note tone="warning">Сумма долей меньше 100 %. Проверьте, все ли учредители указаны.</Note>
      )}
    </div>
  );
}
