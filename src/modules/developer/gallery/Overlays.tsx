import { useState } from 'react';
import { useSessionDispatch } from '../../../session/apiRoot';
import { Button } from '../../../ui/button/Button';
import { Drawer } from '../../../ui/overlay/Drawer';
import { Icon } from '../../../ui/icon/Icon';
import { IconButton } from '../../../ui/button/IconButton';
import { Menu } from '../../../ui/overlay/Menu';
import { Tooltip } from '../../../ui/overlay/Tooltip';
import { sampleDialog } from './sampleDialog';
import type { SampleDialogProps } from './SampleDialog';
import { SampleToasts } from './SampleToasts';
import { GalleryRow, GallerySection } from './GallerySection';
import { angleDownIcon } from '../../../ui/icon/drawings/angleDownIcon';
import { barsIcon } from '../../../ui/icon/drawings/barsIcon';
import { desktopIcon } from '../../../ui/icon/drawings/desktopIcon';
import { infoCircleIcon } from '../../../ui/icon/drawings/infoCircleIcon';
import { listIcon } from '../../../ui/icon/drawings/listIcon';
import { moonIcon } from '../../../ui/icon/drawings/moonIcon';
import { questionCircleIcon } from '../../../ui/icon/drawings/questionCircleIcon';
import { signOutIcon } from '../../../ui/icon/drawings/signOutIcon';
import { sunIcon } from '../../../ui/icon/drawings/sunIcon';
import { userIcon } from '../../../ui/icon/drawings/userIcon';

const USER_MENU = [
  {
    id: 'person',
    actions: [
      { id: 'profile', label: 'Профиль', icon: userIcon, onSelect: () => undefined },
      { id: 'help', label: 'Помощь', icon: questionCircleIcon, onSelect: () => undefined },
    ],
  },
  {
    id: 'theme',
    label: 'Тема',
    actions: [
      { id: 'light', label: 'Светлая', icon: sunIcon, checked: true, onSelect: () => undefined },
      { id: 'dark', label: 'Тёмная', icon: moonIcon, onSelect: () => undefined },
      { id: 'system', label: 'Как в системе', icon: desktopIcon, onSelect: () => undefined },
    ],
  },
  {
    id: 'session',
    actions: [
      { id: 'exit', label: 'Выйти', icon: signOutIcon, danger: true, onSelect: () => undefined },
    ],
  },
] as const;

/** Dialogs, drawer, menu, hints and messages: open each from here. */
export function Overlays() {
  const dispatch = useSessionDispatch();
  const show = (sample: SampleDialogProps['sample']) =>
    void dispatch(sampleDialog.open({ sample }));
  const [drawer, setDrawer] = useState(false);
  return (
    <GallerySection id="overlays" title="Слои">
      <GalleryRow label="Диалоги">
        <Button variant="outlined" onClick={() => show('form')}>
          Открыть форму
        </Button>
        <Button variant="outlined" onClick={() => show('question')}>
          Открыть вопрос
        </Button>
        <Button variant="outlined" onClick={() => show('fixed')}>
          Открыть диалог 623 px
        </Button>
      </GalleryRow>
      <GalleryRow label="Панель и меню">
        <Button variant="outlined" icon={barsIcon} onClick={() => setDrawer(true)}>
          Открыть панель
        </Button>
        <Menu label="Меню пользователя" groups={USER_MENU}>
          <Icon drawing={userIcon} />
          Анна Соколова
          <Icon drawing={angleDownIcon} size="sm" />
        </Menu>
      </GalleryRow>
      <GalleryRow label="Подсказки">
        <Tooltip text="Реестр поставок" side="right" visualOnly>
          <IconButton icon={listIcon} label="Реестр поставок" title="" />
        </Tooltip>
        <Tooltip text="Предварительный расчёт: сумма × процент × ставка × дни / 365">
          <Button variant="text" icon={infoCircleIcon}>
            Как считается комиссия
          </Button>
        </Tooltip>
      </GalleryRow>
      <GalleryRow label="Всплывающие">
        <SampleToasts />
      </GalleryRow>
      <Drawer open={drawer} onClose={() => setDrawer(false)} label="Разделы">
        <p>Страховые продукты</p>
        <p>Реестр поставок</p>
      </Drawer>
    </GallerySection>
  );
}
