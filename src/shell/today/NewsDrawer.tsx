import { Link } from 'react-router-dom';
import { dayAndMonth } from '../../lib/dates';
import { dayTitle } from '../../lib/calendar/dayNames';
import { addDays, moscowDay, type IsoDay } from '../../lib/isoDay';
import { moscowClock } from '../../lib/moscow';
import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/classNames';
import { Icon } from '../../ui/icon/Icon';
import Drawer from '../../ui/overlay/Drawer';
import { useBreakpoint } from '../screen/breakpoints';
import type { NewsEntry } from './day';

export interface NewsDrawerProps {
  news: readonly NewsEntry[];
  hasUnread: boolean;
  /** Called when an entry was read; without an entry, when all entries were read. */
  onRead: (entry?: Partial<NewsEntry>) => void;
  onClose: () => void;
}

/** Returns «Сегодня», «Вчера, 21 ноября», «Четверг, 19 ноября». */
function dayName(day: IsoDay, today: IsoDay): string {
  if (day === today) return 'Сегодня';
  return day === addDays(today, -1) ? `Вчера, ${dayAndMonth(day)}` : dayTitle(day);
}

/** Groups the entries by day; keeps their sort order. */
function byDay(news: readonly NewsEntry[]): Map<IsoDay, NewsEntry[]> {
  const days = new Map<IsoDay, NewsEntry[]>();
  for (const entry of news) {
    const day = moscowDay(new Date(entry.time));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return days;
}

/**
 * The drawer of the bell. Opening it marks nothing as read: an entry is read on a click, or when the pointer or the
 * focus leaves it.
 */
export default function NewsDrawer({ news, hasUnread, onRead, onClose }: NewsDrawerProps) {
  const { mobile } = useBreakpoint();
  const readAll = hasUnread && (
    <Button variant={mobile ? 'text' : 'outlined'} onClick={() => onRead()}>
      Прочитать все
    </Button>
  );
  return (
    <Drawer
      onClose={onClose}
      label="Что изменилось с прошлого визита"
      side="right"
      flush
      header={
        <>
          <h2 className="news__title text-md font-semibold">
            {mobile ? 'Что изменилось' : 'Что изменилось с прошлого визита'}
          </h2>
          {mobile && readAll}
        </>
      }
    >
      <div className="news flex-1">
        {news.length === 0 && (
          <p className="news__nothing text-muted">
            Пока ничего. Здесь появятся решения по заявкам и заявлениям, новые счета и просрочки.
          </p>
        )}
        {[...byDay(news)].map(([day, entries]) => (
          <section key={day} aria-label={dayName(day, moscowDay())}>
            <h3 className="news__day text-muted text-xs font-semibold">
              {dayName(day, moscowDay())}
            </h3>
            <ul>
              {entries.map((entry) => (
                <Entry
                  key={`${entry.source} ${entry.id}`}
                  entry={entry}
                  onRead={onRead}
                  onClose={onClose}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {!mobile && readAll && (
        <div className="news__foot border-t bg-surface sticky bottom-0">{readAll}</div>
      )}
    </Drawer>
  );
}

interface EntryProps extends Pick<NewsDrawerProps, 'onRead' | 'onClose'> {
  entry: NewsEntry;
}

function Entry({ entry, onRead, onClose }: EntryProps) {
  const { title, details, icon, tone, to, time, isUnread } = entry;
  const read = () => {
    if (isUnread) onRead(entry);
  };
  const follow = () => {
    read();
    onClose();
  };
  return (
    <li>
      <Link
        to={to}
        className={classNames(
          'news__entry relative flex gap-3 text-default focus-inside no-underline',
          isUnread && 'news__entry--unread',
        )}
        onClick={follow}
        onPointerLeave={read}
        onBlur={read}
      >
        <span className={`news__icon grid flex-none tone--${tone} rounded place-center`}>
          <Icon drawing={icon} />
        </span>
        <span className="grid flex-1 min-w-0 wrap-anywhere">
          {isUnread && <span className="visually-hidden">Новое: </span>}
          <span className={isUnread ? 'font-semibold' : undefined}>{title}</span>
          {details !== undefined && details !== '' && (
            <span className="text-muted text-13">{details}</span>
          )}
        </span>
        <time
          className="text-muted text-13 flex-none tabular-nums"
          dateTime={new Date(time).toISOString()}
        >
          {moscowClock(new Date(time)).time}
        </time>
      </Link>
    </li>
  );
}
