import { ComponentBase } from 'primereact/componentbase';

declare module 'primereact/componentbase' {
  /** What the components of the library share; its types do not name it. */
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

// PrimeReact keeps the properties of the component that it drew last, and their handlers keep the page
// that they belong to, with all of its elements, long after it was left. It asks for them only while it
// draws: then React holds them, and at any other time nobody need. For every file that draws with PrimeReact.
keepWeakly('cProps');
keepWeakly('cParams');
