import { useEffect, useState, type ReactNode } from 'react';
import { useAppDispatch } from '../../session/appStore';
import { loadModules } from '../../shell/modules/loadModules';

/** Loads the list of modules for a page, as its guards do. */
export function WithModules({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    void dispatch(loadModules()).then(() => setReady(true));
  }, [dispatch]);
  return isReady && children;
}
