import './CabinetLayout.css';
import { memo, useRef, type MouseEvent } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import 'virtual:prime/cabinet.css';
import { useAppSelector } from '../../session/appStore';
import { classNames } from '../../ui/classNames';
import { DensityContext } from '../../ui/density';
import '../../ui/overlay/overlays.css';
import { useKeptFocus } from '../focus/useKeptFocus';
import { MenuDrawer, Sidebar } from '../menu/Sidebar';
import { ModalHost } from '../modal/ModalHost';
import { ModulesNotice } from '../modules/ModulesNotice';
import { OfflineBanner } from '../offline/OfflineBanner';
import { selectDensity } from '../preferences/preferencesSlice';
import { selectBackgroundTask, type BackgroundTask } from '../background/backgroundSlice';
import { createPart, LazyPart } from '../lazy/LazyPart';
import { ToastLayer } from '../toast/ToastLayer';
import { TopBar } from '../topbar/TopBar';

/** A line below the top bar while a page loads. */
function PageProgress() {
  const { state } = useNavigation();
  return state === 'loading' ? <div className="cabinet__progress print-hidden sticky" /> : null;
}

const taskCard = createPart<{ task: BackgroundTask }>(
  () => import('../background/BackgroundTaskCard'),
);

/** The card of a background task; its file is loaded together with the first task. */
function Background() {
  const task = useAppSelector(selectBackgroundTask);
  return (
    task && (
      // If the card fails to load, the background task continues without it.
      <LazyPart part={taskCard} fallback={null} onFailure={() => {}}>
        {(Card) => <Card task={task} />}
      </LazyPart>
    )
  );
}

/**
 * Layout `lk` of the pages behind the sign-in, loaded lazily. Memoized, because the router renders it at each change of
 * the address.
 */
export default memo(function CabinetLayout() {
  const content = useRef<HTMLElement>(null);
  const density = useAppSelector(selectDensity);
  useKeptFocus();

  // Focuses the content itself, because the link's fragment would stay in the address and become part of `redirect`.
  const skipToContent = (event: MouseEvent) => {
    event.preventDefault();
    content.current?.focus();
  };

  return (
    <DensityContext value={density}>
      <a href="#content" className="skip-link" onClick={skipToContent}>
        Перейти к содержанию
      </a>
      <div className={classNames('cabinet', density === 'compact' && 'cabinet--compact')}>
        <Sidebar />
        <div className="flex-1 min-w-0">
          <TopBar />
          <PageProgress />
          <OfflineBanner />
          <main id="content" ref={content} tabIndex={-1} className="cabinet__main w-full">
            <ModulesNotice />
            <Outlet />
          </main>
        </div>
      </div>
      <MenuDrawer />
      <ModalHost />
      <Background />
      <ToastLayer />
    </DensityContext>
  );
});
