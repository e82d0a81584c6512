import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import type { User } from '../api/endpoints/user';
import { useAppDispatch, useAppSelector, type AppThunk } from '../session/appStore';
import { selectCurrentUser, selectUserFailure } from '../session/currentUser';
import { restoreSession } from '../session/restore';
import { selectIsSameUser, selectSessionStatus, userChangeRead } from '../session/sessionSlice';
import { signOut } from '../session/signOut';
import { PlainLayout } from '../shell/layouts/layouts';
import { MessagePage } from '../shell/pages/MessagePage';
import { personName } from '../shell/topbar/person';
import { Button } from '../ui/button/Button';
import { userIcon } from '../ui/icon/frameIcons';

/**
 * Returns name and login, because two people may have the same name. U+00A0 keeps the dash on the line of the word
 * before it.
 */
function nowInside(user: User): string {
  const name = personName(user);
  const login = name === user.username ? '' : ` (${user.username})`;
  return `Теперь в кабинете\u00A0— ${name}${login}.`;
}

/** Shows the screens again, unless the user has changed again. */
function showScreensTo(userId: string): AppThunk<void> {
  return (dispatch, getState) => {
    if (selectCurrentUser(getState())?.id !== userId) return;
    dispatch(userChangeRead());
  };
}

export interface UserChangeNoteProps {
  /** True if the user changed before a reload, so the page contains no unsaved input. */
  overReload: boolean;
}

/**
 * Replaces the screens after another user has signed in in another tab, and names that user. The screens reappear after
 * a confirmation, or at once if the user turns out to be the same.
 */
export default function UserChangeNote({ overReload }: UserChangeNoteProps) {
  // The cache may still contain data of the previous user before the session is open.
  const isOpen = useAppSelector(selectSessionStatus) === 'authenticated';
  const cached = useAppSelector(selectCurrentUser);
  const opened = isOpen ? cached : undefined;
  const isSame = useAppSelector(selectIsSameUser);
  const user = isSame ? undefined : opened;
  const failure = useAppSelector(selectUserFailure);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const place = useLocation();
  const isNavigating = useNavigation().state !== 'idle';

  /** Runs the guards of the page again for this user, then shows the screens. */
  const goOn = async ({ id }: User) => {
    await navigate(place, { replace: true });
    dispatch(showScreensTo(id));
  };

  // No confirmation is needed: the tokens did not name the user, but the user is the same.
  const goOnUnread = useEffectEvent(() => {
    if (opened) void goOn(opened);
  });
  const isUnread = isSame && opened !== undefined;
  useEffect(() => {
    if (isUnread) goOnUnread();
  }, [isUnread]);

  return (
    <PlainLayout centred>
      <MessagePage
        live
        picture={userIcon}
        title="В кабинет вошёл другой пользователь"
        actions={
          user ? (
            <>
              <Button busy={isNavigating} onClick={() => void goOn(user)}>
                Продолжить
              </Button>
              {overReload && (
                <Button variant="text" onClick={() => void dispatch(signOut())}>
                  Выйти
                </Button>
              )}
            </>
          ) : (
            failure !== undefined && (
              <Button onClick={() => void dispatch(restoreSession())}>Попробовать ещё раз</Button>
            )
          )
        }
      >
        <p>{user ? nowInside(user) : (failure?.message ?? 'Узнаём, кто теперь в кабинете…')}</p>
        <p>
          {overReload
            ? 'Раньше в этой вкладке работал другой пользователь. Если вы не ждали этого входа, выйдите и войдите под своим логином.'
            : 'Вход выполнен в другой вкладке. Несохранённый текст ждёт своего владельца: он появится снова в этой вкладке, когда владелец войдёт.'}
        </p>
      </MessagePage>
    </PlainLayout>
  );
}
