import { createContext } from 'react';

/** How close together rows and cards stand. */
export type Density = 'comfortable' | 'compact';

/** Density that the user chose, for registries deep inside a page; the layout provides it. */
export const DensityContext = createContext<Density>('comfortable');
