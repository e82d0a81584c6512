import { useDispatch, useSelector } from 'react-redux';
import { Icon, type IconName } from '../../ui/Icon';
import { Menu } from '../../ui/Menu';
import { selectTheme, themeChosen } from '../preferences/preferencesSlice';
import type { Theme } from '../preferences/theme';

const themes: readonly { id: Theme; label: string; icon: IconName }[] = [
  { id: 'light', label: 'Светлая', icon: 'sun' },
  { id: 'dark', label: 'Тёмная', icon: 'moon' },
  { id: 'system', label: 'Как в системе', icon: 'desktop' },
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
      <Icon name={current?.icon ?? 'desktop'} />
    </Menu>
  );
}
