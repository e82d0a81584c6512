import './AppearanceCard.css';
import { useAppDispatch, useAppSelector } from '../../../session/appStore';
import {
  densityChosen,
  selectDensity,
  selectSidebarCollapsed,
  selectTheme,
  sidebarCollapseChosen,
  themeChosen,
} from '../../../shell/preferences/preferencesSlice';
import type { Theme } from '../../../shell/preferences/theme';
import { Card } from '../../../ui/card/Card';
import type { Density } from '../../../ui/density';
import { Segments } from '../../../ui/prime/Segments';
import { Switch } from '../../../ui/prime/Switch';

const themes: readonly { value: Theme; label: string }[] = [
  { value: 'system', label: 'Как в системе' },
  { value: 'light', label: 'Светлая' },
  { value: 'dark', label: 'Тёмная' },
];

const densities: readonly { value: Density; label: string }[] = [
  { value: 'comfortable', label: 'Просторно' },
  { value: 'compact', label: 'Плотно: на экране больше строк' },
];

export function AppearanceCard() {
  const dispatch = useAppDispatch();
  const theme = useAppSelector(selectTheme);
  const density = useAppSelector(selectDensity);
  const collapsed = useAppSelector(selectSidebarCollapsed);
  return (
    <Card
      title="Внешний вид"
      subtitle="Изменения видны сразу и запоминаются на этом устройстве"
      headingLevel={2}
    >
      <div className="profile__fields grid items-start gap-5">
        <Segments
          label="Тема"
          options={themes}
          value={theme}
          onChange={(chosen) => dispatch(themeChosen(chosen))}
        />
        <Segments
          label="Плотность"
          options={densities}
          value={density}
          onChange={(chosen) => dispatch(densityChosen(chosen))}
        />
      </div>
      <div className="appearance__menu">
        <Switch
          label="Сворачивать боковое меню до значков"
          checked={collapsed}
          onChange={(chosen) => dispatch(sidebarCollapseChosen(chosen))}
        />
      </div>
    </Card>
  );
}
