import { useAppDispatch, useAppSelector } from '../../session/appStore';
import { Brand } from '../../ui/navigation/Brand';
import { Drawer } from '../../ui/overlay/Drawer';
import { useWideScreen } from '../screen/breakpoints';
import { drawerClosed, selectMenu } from './menuSlice';
import { MenuList } from './MenuList';

/** The menu of screens below 992 px, behind the button in the top bar. A click on a line closes it. */
export function MenuDrawer() {
  const { drawerOpen } = useAppSelector(selectMenu);
  const dispatch = useAppDispatch();
  const wide = useWideScreen();
  const close = () => dispatch(drawerClosed());

  return (
    <Drawer open={drawerOpen && !wide} onClose={close} label="Меню" header={<Brand />}>
      <nav aria-label="Разделы">
        <MenuList onNavigate={close} />
      </nav>
    </Drawer>
  );
}
