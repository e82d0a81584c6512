import { useEffect, useState, type ReactNode } from 'react';
import { useAppDispatch } from '../../session/appStore';
import { loadModules } from '../../shell/modules/loadModules';

/** A page as its guards have left it: with the list of modules. */
export function WithModules({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    void dispatch(loadModules()).then(() => setReady(true));
  }, [dispatch]);
  return isReady && children;
}
