import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { Drawer } from '../../../ui/Drawer';
import { Icon } from '../../../ui/Icon';
import { IconButton } from '../../../ui/IconButton';
import { Menu } from '../../../ui/Menu';
import { Tooltip } from '../../../ui/Tooltip';
import { SampleModals, type SampleModal } from './SampleModals';
import { SampleToasts } from './SampleToasts';
import { GalleryRow, GallerySection } from './GallerySection';

const USER_MENU = [
  {
    id: 'person',
    actions: [
      { id: 'profile', label: 'Профиль', icon: 'user', onSelect: () => undefined },
      { id: 'help', label: 'Помощь', icon: 'question-circle', onSelect: () => undefined },
    ],
  },
  {
    id: 'theme',
    label: 'Тема',
    actions: [
      { id: 'light', label: 'Светлая', icon: 'sun', checked: true, onSelect: () => undefined },
      { id: 'dark', label: 'Тёмная', icon: 'moon', onSelect: () => undefined },
      { id: 'system', label: 'Как в системе', icon: 'desktop', onSelect: () => undefined },
    ],
  },
  {
    id: 'session',
    actions: [
      { id: 'exit', label: 'Выйти', icon: 'sign-out', danger: true, onSelect: () => undefined },
    ],
  },
] as const;

/** Dialogs, drawer, menu, hints and messages: open each from here. */
export function Overlays() {
  const [modal, setModal] = useState<SampleModal | null>(null);
  const [drawer, setDrawer] = useState(false);
  return (
    <GallerySection id="overlays" title="Слои">
      <GalleryRow label="Диалоги">
        <Button variant="outlined" onClick={() => setModal('form')}>
          Открыть форму
        </Button>
        <Button variant="outlined" onClick={() => setModal('question')}>
          Открыть вопрос
        </Button>
        <Button variant="outlined" onClick={() => setModal('fixed')}>
          Открыть диалог 623 px
        </Button>
      </GalleryRow>
      <GalleryRow label="Панель и меню">
        <Button variant="outlined" icon="bars" onClick={() => setDrawer(true)}>
          Открыть панель
        </Button>
        <Menu label="Меню пользователя" groups={USER_MENU}>
          <Icon name="user" />
          Анна Соколова
          <Icon name="angle-down" size="sm" />
        </Menu>
      </GalleryRow>
      <GalleryRow label="Подсказки">
        <Tooltip text="Реестр поставок" side="right" visualOnly>
          <IconButton icon="list" label="Реестр поставок" title="" />
        </Tooltip>
        <Tooltip text="Предварительный расчёт: сумма × процент × ставка × дни / 365">
          <Button variant="text" icon="info-circle">
            Как считается комиссия
          </Button>
        </Tooltip>
      </GalleryRow>
      <GalleryRow label="Всплывающие">
        <SampleToasts />
      </GalleryRow>
      <SampleModals shown={modal} onClose={() => setModal(null)} />
      <Drawer open={drawer} onClose={() => setDrawer(false)} label="Разделы">
        <p>Страховые продукты</p>
        <p>Реестр поставок</p>
      </Drawer>
    </GallerySection>
  );
}
