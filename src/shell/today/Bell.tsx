import './Bell.css';
import { useState } from 'react';
import { IconButton } from '../../ui/button/IconButton';
import { countOf } from '../../lib/countOf';
import { useAppDispatch } from '../../session/appStore';
import { useCurrentUser } from '../../session/currentUser';
import { NewsDrawer } from './NewsDrawer';
import { useToday } from './todayFeed';
import { newsRead } from './todaySlice';
import type { IconDrawing } from '../../ui/icon/Icon';

const bellIcon: IconDrawing = {
  path: 'M20.53,16.25c-.09,0-2.11-.36-2.11-6.25C18.42,5.84,16,3.25,12,3.25S5.58,5.84,5.58,10c0,6-2.09,6.25-2.08,6.25a.75.75,0,0,0,0,1.5H8.33a3.74,3.74,0,0,0,7.34,0h4.84a.75.75,0,0,0,0-1.5Zm-8.53,3a2.24,2.24,0,0,1-2.11-1.5h4.22A2.24,2.24,0,0,1,12,19.25Zm-6.24-3c.72-1.09,1.32-3,1.32-6.25S8.88,4.75,12,4.75,16.92,6.66,16.92,10s.6,5.16,1.32,6.25Z',
};

/** What has changed since the person was here. Who is not confirmed yet is answered nothing. */
export default function Bell() {
  return useCurrentUser()?.isVerified !== false && <ConfirmedBell />;
}

/** How much of it is new, and the list. */
function ConfirmedBell() {
  const { news } = useToday();
  const dispatch = useAppDispatch();
  const [isOpen, setOpen] = useState(false);
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
        <span className="bell__count" aria-hidden="true">
          {count > 9 ? '9+' : count}
        </span>
      )}
      <NewsDrawer
        open={isOpen}
        news={news}
        hasUnread={count > 0}
        onRead={({ source, id } = {}) => dispatch(newsRead({ source, id }))}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
