// Made by scripts/laraTheme.ts from PrimeReact's lara-light-green.
declare module 'virtual:lara/public.css';
declare module 'virtual:lara/cabinet.css';
