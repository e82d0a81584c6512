// Same order of styles as in src/main.tsx, then the two stylesheets that the cabinet's layout imports.
import '../../src/ui/theme/tokens.css';
import '../../src/ui/theme/prime.css';
import 'virtual:prime/public.css';
import '../../src/ui/theme/base.css';
import '../../src/ui/layout/layout.css';
import '../../src/ui/layout/type.css';
import '../../src/ui/layout/frame.css';
import 'virtual:prime/cabinet.css';
import '../../src/ui/overlay/overlays.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Navigate, Outlet } from 'react-router-dom';
import { API_BASE } from '../../src/api/request';
import { createBrowserTransport } from '../../src/api/transport/transport';
import { App } from '../../src/app/App';
import { createStore } from '../../src/app/store';
import { useAppDispatch, useAppSelector } from '../../src/session/appStore';
import { ModalHost } from '../../src/shell/modal/ModalHost';
import { PageHeader } from '../../src/shell/page/PageHeader';
import { keepThemeApplied } from '../../src/shell/preferences/keepThemeApplied';
import { selectTheme, themeChosen } from '../../src/shell/preferences/preferencesSlice';
import { PrimeProvider } from '../../src/ui/prime/PrimeProvider';
import { Segments } from '../../src/ui/prime/Segments';
import { THEMES } from './Choices';
import Gallery from './Gallery';

// The components read the store, the router and the dialogs of the cabinet. The session has no user.
const { store, startListening } = createStore({
  transport: createBrowserTransport(API_BASE),
  reload: () => window.location.reload(),
});
keepThemeApplied(store, startListening);

function Frame() {
  const dispatch = useAppDispatch();
  const theme = useAppSelector(selectTheme);
  return (
    <PrimeProvider>
      <main className="gallery-page">
        <PageHeader title="Галерея" subtitle="Каждый компонент в каждом состоянии" />
        <Segments
          label="Тема галереи"
          options={THEMES}
          value={theme}
          onChange={(chosen) => dispatch(themeChosen(chosen))}
        />
        <Outlet />
      </main>
      <ModalHost />
    </PrimeProvider>
  );
}

const router = createBrowserRouter([
  {
    element: <Frame />,
    children: [
      // «/» is a public page, so leaving for it asks no question about unsaved input.
      { index: true, element: <Navigate to="/gallery" replace /> },
      { path: '/gallery', element: <Gallery /> },
      // Links lead to pages of the cabinet, which the gallery does not have.
      { path: '*', element: <p>Этой страницы в галерее нет.</p> },
    ],
  },
]);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App store={store} router={router} />
    </StrictMode>,
  );
}
