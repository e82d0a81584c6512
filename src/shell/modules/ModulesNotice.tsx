import './ModulesNotice.css';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { Button } from '../../ui/button/Button';
import { Note } from '../../ui/state/Note';
import { loadModules } from './loadModules';
import { selectModulesStatus } from './moduleSlice';

/** Without the server's list some sections are missing: says so and offers to ask again. */
export function ModulesNotice() {
  const status = useSelector(selectModulesStatus);
  const [asking, setAsking] = useState(false);
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();

  if (status !== 'failed' && !asking) return null;
  const retry = async () => {
    setAsking(true);
    await dispatch(loadModules());
    setAsking(false);
  };
  return (
    <Note
      live
      tone="warning"
      className="modules-notice"
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
