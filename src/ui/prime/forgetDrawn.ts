import { ComponentBase } from 'primereact/componentbase';

declare module 'primereact/componentbase' {
  /** Property of the library that its components share; its types omit it. */
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

// PrimeReact keeps the props of the last rendered component. Their handlers would keep a page in memory that the user
// has left, with all its elements. PrimeReact reads the props only during a render, while React also refers to them: a
// weak reference is enough. Every file that renders PrimeReact imports this one.
keepWeakly('cProps');
keepWeakly('cParams');
