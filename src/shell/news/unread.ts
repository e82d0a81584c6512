import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../session/appStore';
import { newsRead, selectUnreadIds } from '../today/todaySlice';

/** Returns the keys of unread rows. A row is read once it is opened, by a press or by its address. */
export function useUnreadRows(openKey: string | null): ReadonlySet<string> {
  const ids = useAppSelector(selectUnreadIds);
  const dispatch = useAppDispatch();
  const isOpened = openKey !== null && ids.has(openKey);
  useEffect(() => {
    if (isOpened) dispatch(newsRead({ id: openKey }));
  }, [isOpened, openKey, dispatch]);
  return ids;
}
