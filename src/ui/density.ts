import { createContext } from 'react';

/** Spacing of rows and cards. */
export type Density = 'comfortable' | 'compact';

/** Density that the user chose, for registries deep inside a page; the layout provides it. */
export const DensityContext = createContext<Density>('comfortable');
