import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useAppDispatch } from '../../src/session/appStore';
import { Button } from '../../src/ui/button/Button';
import { Chip } from '../../src/ui/button/Chip';
import Drawer from '../../src/ui/overlay/Drawer';
import MenuSheet from '../../src/ui/overlay/MenuSheet';
import Sheet from '../../src/ui/overlay/Sheet';
import { Icon } from '../../src/ui/icon/Icon';
import { IconButton } from '../../src/ui/button/IconButton';
import { Menu } from '../../src/ui/overlay/Menu';
import { Tooltip } from '../../src/ui/overlay/Tooltip';
import type { SampleDialogProps } from './SampleDialog';
import { GalleryRow } from './GalleryRow';
import {
  angleDownIcon,
  barsIcon,
  desktopIcon,
  listIcon,
  moonIcon,
  questionCircleIcon,
  signOutIcon,
  sunIcon,
  userIcon,
} from '../../src/ui/icon/frameIcons';
import { infoCircleIcon } from '../../src/ui/icon/signInIcons';
import { ToastHost, type ToastMessage } from '../../src/ui/overlay/ToastHost';
import { modalKind } from '../../src/shell/modal/modalKind';

const sampleDialog = modalKind<SampleDialogProps>({
  id: 'developer/sample',
  lazy: () => import('./SampleDialog'),
});

const SAMPLES = [
  { tone: 'success', label: 'Сообщить об успехе', text: 'Договор сохранён' },
  { tone: 'info', label: 'Сообщить о ходе', text: 'Заявка на рассмотрении' },
  { tone: 'error', label: 'Сообщить об ошибке', text: 'Не удалось скачать договор' },
] as const;

/** Has a host of its own, so that its toasts need no store. */
function SampleToasts() {
  const [messages, setMessages] = useState<ToastMessage[]>([]);
  const say = ({ tone, text }: Omit<ToastMessage, 'id'>) => {
    setMessages((said) => [...said, { id: nanoid(), tone, text }]);
  };
  return (
    <>
      {SAMPLES.map(({ tone, label, text }) => (
        <Button key={tone} variant="outlined" onClick={() => say({ tone, text })}>
          {label}
        </Button>
      ))}
      <ToastHost
        messages={messages}
        onPress={() => undefined}
        onHold={() => undefined}
        onDismiss={(id) => setMessages((said) => said.filter((message) => message.id !== id))}
      />
    </>
  );
}

const DIALOGS = [
  ['form', 'Открыть форму'],
  ['question', 'Открыть вопрос'],
  ['fixed', 'Открыть диалог 623 px'],
] as const;

const onSelect = () => undefined;

const USER_MENU = [
  {
    id: 'person',
    actions: [
      { id: 'profile', label: 'Профиль', icon: userIcon, onSelect },
      { id: 'help', label: 'Помощь', icon: questionCircleIcon, onSelect },
    ],
  },
  {
    id: 'theme',
    label: 'Тема',
    actions: [
      { id: 'light', label: 'Светлая', icon: sunIcon, checked: true, onSelect },
      { id: 'dark', label: 'Тёмная', icon: moonIcon, onSelect },
      { id: 'system', label: 'Как в системе', icon: desktopIcon, onSelect },
    ],
  },
  {
    id: 'session',
    actions: [{ id: 'exit', label: 'Выйти', icon: signOutIcon, danger: true, onSelect }],
  },
] as const;

export function Overlays() {
  const dispatch = useAppDispatch();
  const [drawer, setDrawer] = useState(false);
  const [sheet, setSheet] = useState<'menu' | 'full'>();
  const closeSheet = () => setSheet(undefined);
  return (
    <>
      <GalleryRow label="Диалоги">
        {DIALOGS.map(([sample, label]) => (
          <Button
            key={sample}
            variant="outlined"
            onClick={() => void dispatch(sampleDialog.open({ sample }))}
          >
            {label}
          </Button>
        ))}
      </GalleryRow>
      <GalleryRow label="Панель и меню">
        <Button variant="outlined" icon={barsIcon} onClick={() => setDrawer(true)}>
          Открыть панель
        </Button>
        <Button variant="outlined" onClick={() => setSheet('menu')}>
          Открыть лист с действиями
        </Button>
        <Button variant="outlined" onClick={() => setSheet('full')}>
          Открыть лист на весь экран
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
      {drawer && (
        <Drawer onClose={() => setDrawer(false)} label="Разделы">
          <p>Страховые продукты</p>
          <p>Реестр поставок</p>
        </Drawer>
      )}
      {sheet === 'menu' && (
        <MenuSheet title="Меню пользователя" groups={USER_MENU} onClose={closeSheet} />
      )}
      {sheet === 'full' && (
        <Sheet
          full
          title="Фильтры"
          action={<Button variant="text">Сбросить</Button>}
          footer={
            <Button size="lg" wide onClick={closeSheet}>
              Показать 12 записей
            </Button>
          }
          onClose={closeSheet}
        >
          <Chip pressed onPress={closeSheet}>
            Этот месяц
          </Chip>
        </Sheet>
      )}
    </>
  );
}
