import { Note } from '../../../../ui/state/Note';
import { useWatched } from '../editor/useWatched';
import { readShare, shownShare, totalShare, WHOLE_SHARE } from '../form/share';

/** How the shares stand together; less than everything is odd, and can be sent. */
export function Shares() {
  const watched = useWatched(({ founders }) =>
    JSON.stringify(founders.map(({ sharePercent }) => readShare(sharePercent) ?? 0)),
  );
  const shares = JSON.parse(watched) as number[];
  if (shares.length === 0) return null;
  const total = totalShare(shares.map((share) => ({ sharePercent: shownShare(share) })));
  const width = Math.max(total, WHOLE_SHARE);
  const words = shares.filter((share) => share > 0).map((share) => `${shownShare(share)} %`);
  return (
    <div className="founders__shares">
      <div
        className="founders__bar"
        role="img"
        aria-label={words.length === 0 ? 'Доли не указаны' : `Доли: ${words.join(', ')}`}
      >
        {shares.map((share, index) => (
          <span
            // The order of the shares is all that tells them apart.
            key={index}
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
