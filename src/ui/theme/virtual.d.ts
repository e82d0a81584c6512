// Declares the stylesheets that scripts/primeTheme.ts generates from PrimeReact's lara-light-green and its
// components' own styles.
declare module 'virtual:prime/public.css';
declare module 'virtual:prime/cabinet.css';
declare module 'virtual:prime/calendar.css';
