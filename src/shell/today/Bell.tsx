import './Bell.css';
import { useState } from 'react';
import { IconButton } from '../../ui/button/IconButton';
import { countOf } from '../../lib/countOf';
import { useAppDispatch } from '../../session/appStore';
import { useCurrentUser } from '../../session/currentUser';
import { createPart } from '../lazy/LazyPart';
import { OpenedPart } from '../modal/OpenedPart';
import type { NewsDrawerProps } from './NewsDrawer';
import { useToday } from './todayFeed';
import { newsRead } from './todaySlice';
import { bellIcon } from '../../ui/icon/frameIcons';

/** News since the last visit; renders nothing for an unconfirmed user. */
export default function Bell() {
  return useCurrentUser()?.isVerified !== false && <ConfirmedBell />;
}

const drawer = createPart<NewsDrawerProps>(() => import('./NewsDrawer'));

/** The button with the count of unread news, and the drawer with the list. */
function ConfirmedBell() {
  const { news } = useToday();
  const dispatch = useAppDispatch();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const count = news.filter(({ isUnread }) => isUnread).length;
  return (
    <>
      <IconButton
        className="top-bar__tool bell"
        icon={bellIcon}
        label={`Что изменилось${count > 0 ? `: ${countOf(count, 'новое', 'новых', 'новых')}` : ''}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {count > 0 && (
        <span
          className="bell__count font-semibold text-center rounded-full absolute"
          aria-hidden="true"
        >
          {count > 9 ? '9+' : count}
        </span>
      )}
      {isOpen && (
        <OpenedPart part={drawer} onClose={close}>
          {(NewsDrawer) => (
            <NewsDrawer
              news={news}
              hasUnread={count > 0}
              onRead={({ source, id } = {}) => dispatch(newsRead({ source, id }))}
              onClose={close}
            />
          )}
        </OpenedPart>
      )}
    </>
  );
}
