import { useAppDispatch, useAppSelector } from '../../session/appStore';
import { Icon } from '../../ui/icon/Icon';
import type { IconDrawing } from '../../ui/icon/Icon';
import { Menu, type MenuGroup } from '../../ui/overlay/Menu';
import { selectTheme, themeChosen } from '../preferences/preferencesSlice';
import type { Theme } from '../preferences/theme';
import { desktopIcon, moonIcon, sunIcon } from '../../ui/icon/frameIcons';

const themes: readonly { id: Theme; label: string; icon: IconDrawing }[] = [
  { id: 'light', label: 'Светлая', icon: sunIcon },
  { id: 'dark', label: 'Тёмная', icon: moonIcon },
  { id: 'system', label: 'Как в системе', icon: desktopIcon },
];

/** Returns the themes as a group of a menu, with a mark at the chosen theme, and the chosen theme. */
export function useThemes(): { group: MenuGroup; current: (typeof themes)[number] | undefined } {
  const chosen = useAppSelector(selectTheme);
  const dispatch = useAppDispatch();
  return {
    current: themes.find(({ id }) => id === chosen),
    group: {
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
  };
}

export function ThemeMenu() {
  const { group, current } = useThemes();
  return (
    <Menu
      label={`Тема: ${current?.label.toLowerCase() ?? ''}`}
      buttonClassName="top-bar__tool"
      groups={[group]}
    >
      <Icon drawing={current?.icon ?? desktopIcon} />
    </Menu>
  );
}
