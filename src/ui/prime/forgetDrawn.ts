import { ComponentBase } from 'primereact/componentbase';

declare module 'primereact/componentbase' {
  /** Shared by the components of the library; its types do not declare it. */
  export const ComponentBase: Record<LastDrawn, object | undefined>;
}

type LastDrawn = 'cProps' | 'cParams';

function keepWeakly(name: LastDrawn): void {
  let kept: WeakRef<object> | undefined;
  Object.defineProperty(ComponentBase, name, {
    get: () => kept?.deref(),
    set: (value: object | undefined) => {
      kept = value && new WeakRef(value);
    },
  });
}

// PrimeReact keeps the properties of the component that it drew last. Their handlers would keep a page
// with all of its elements in memory long after it was left. PrimeReact reads them only while it draws,
// when React holds them too, so a weak reference is enough. Every file that draws with PrimeReact
// imports this one.
keepWeakly('cProps');
keepWeakly('cParams');
