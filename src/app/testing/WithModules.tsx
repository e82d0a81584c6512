import { useEffect, useState, type ReactNode } from 'react';
import { useAppDispatch } from '../../session/appStore';
import { loadModules } from '../../shell/modules/loadModules';

/** Renders its children after the list of modules has loaded, as the guards of a page do. */
export function WithModules({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    void dispatch(loadModules()).then(() => setReady(true));
  }, [dispatch]);
  return isReady && children;
}
