import { createContext } from 'react';

/** How close together rows and cards stand. */
export type Density = 'comfortable' | 'compact';

/** What the user chose, for registries deep inside of a page; the layout provides it. */
export const DensityContext = createContext<Density>('comfortable');
