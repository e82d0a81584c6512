import { useState } from 'react';
import { QueryStatus } from '@reduxjs/toolkit/query/react';
import { useAppDispatch, useAppSelector } from '../../session/appStore';
import { Button } from '../../ui/button/Button';
import { Note } from '../../ui/state/Note';
import { loadModules } from './loadModules';
import { selectModulesStatus } from './modulesSlice';

/** A note that sections may be missing, with a retry, if the list of modules failed to load. */
export function ModulesNotice() {
  const status = useAppSelector(selectModulesStatus);
  const [asking, setAsking] = useState(false);
  const dispatch = useAppDispatch();

  if (status !== QueryStatus.rejected && !asking) return null;
  const retry = async () => {
    setAsking(true);
    await dispatch(loadModules({ forceRefetch: true }));
    setAsking(false);
  };
  return (
    <Note
      live
      tone="warning"
      className="mb-5"
      action={
        <Button variant="outlined" size="sm" busy={asking} onClick={() => void retry()}>
          Повторить
        </Button>
      }
    >
      Не удалось загрузить список разделов, поэтому часть из них не показана.
    </Note>
  );
}
