import { useDispatch, useSelector } from 'react-redux';
import { Icon } from '../../ui/icon/Icon';
import type { IconDrawing } from '../../ui/icon/iconDrawing';
import { Menu } from '../../ui/overlay/Menu';
import { selectTheme, themeChosen } from '../preferences/preferencesSlice';
import type { Theme } from '../preferences/theme';
import { desktopIcon } from '../../ui/icon/drawings/desktopIcon';
import { moonIcon } from '../../ui/icon/drawings/moonIcon';
import { sunIcon } from '../../ui/icon/drawings/sunIcon';

const themes: readonly { id: Theme; label: string; icon: IconDrawing }[] = [
  { id: 'light', label: 'Светлая', icon: sunIcon },
  { id: 'dark', label: 'Тёмная', icon: moonIcon },
  { id: 'system', label: 'Как в системе', icon: desktopIcon },
];

/** Light, dark, or whatever the operating system shows. */
export function ThemeMenu() {
  const chosen = useSelector(selectTheme);
  const dispatch = useDispatch();
  const current = themes.find(({ id }) => id === chosen);
  return (
    <Menu
      label={`Тема: ${current?.label.toLowerCase() ?? ''}`}
      buttonClassName="top-bar__tool"
      groups={[
        {
          id: 'theme',
          label: 'Оформление',
          actions: themes.map(({ id, label, icon }) => ({
            id: `theme-${id}`,
            label,
            icon,
            checked: id === chosen,
            onSelect: () => dispatch(themeChosen(id)),
          })),
        },
      ]}
    >
      <Icon drawing={current?.icon ?? desktopIcon} />
    </Menu>
  );
}
