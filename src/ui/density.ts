import { createContext } from 'react';

/** Spacing of rows and cards. */
export type Density = 'comfortable' | 'compact';

/** The user's density, for registries deep inside of a page; the layout provides it. */
export const DensityContext = createContext<Density>('comfortable');
