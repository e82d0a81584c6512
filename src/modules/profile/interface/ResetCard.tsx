import { useState } from 'react';
import { useStore } from 'react-redux';
import { useAppDispatch, useAppSelector } from '../../../session/appStore';
import {
  defaultPreferences,
  preferencesReset,
  type PreferencesRoot,
  type PreferencesState,
} from '../../../shell/preferences/preferencesSlice';
import { recentPlaces } from '../../../shell/palette/recentPlaces';
import { Button } from '../../../ui/button/Button';
import { Card } from '../../../ui/card/Card';
import { Note } from '../../../ui/state/Note';
import { refreshIcon } from '../../../ui/icon/frameIcons';

function isDefault({ preferences }: PreferencesRoot): boolean {
  const { theme, density, sidebarCollapsed, registries } = preferences;
  return (
    theme === defaultPreferences.theme &&
    density === defaultPreferences.density &&
    sidebarCollapsed === defaultPreferences.sidebarCollapsed &&
    Object.keys(registries).length === 0
  );
}

/**
 * Resets the settings to their defaults; while the tab is open, this can be undone. The recent pages of the palette are
 * cleared for good.
 */
export function ResetCard() {
  const dispatch = useAppDispatch();
  const store = useStore<PreferencesRoot>();
  const nothingToReset = useAppSelector(isDefault);
  const [before, setBefore] = useState<PreferencesState>();

  const reset = () => {
    setBefore(store.getState().preferences);
    dispatch(preferencesReset());
    recentPlaces.forget();
  };
  const undo = (earlier: PreferencesState) => {
    dispatch(preferencesReset(earlier));
    setBefore(undefined);
  };
  return (
    <Card
      title="Настройки по умолчанию"
      headingLevel={2}
      footer={
        <Button
          variant="outlined"
          icon={refreshIcon}
          {...(nothingToReset && { disabledReason: 'Настройки уже по умолчанию' })}
          onClick={reset}
        >
          Сбросить настройки
        </Button>
      }
    >
      <p>Тема как в системе, просторные списки, развёрнутое меню.</p>
      {before && nothingToReset && (
        <Note
          tone="success"
          live
          action={
            <Button variant="text" size="sm" onClick={() => undo(before)}>
              Вернуть прежние
            </Button>
          }
        >
          Настройки сброшены.
        </Note>
      )}
    </Card>
  );
}
