/**
 * In the build this stands for parts of PrimeReact that the cabinet never draws: its ripple is switched
 * off (PrimeProvider), messages have icons of their own (ToastHost), and no dialog can be made larger.
 */
const Undrawn = () => null;

export {
  Undrawn as Ripple,
  Undrawn as CheckIcon,
  Undrawn as ExclamationTriangleIcon,
  Undrawn as InfoCircleIcon,
  Undrawn as TimesCircleIcon,
  Undrawn as WindowMaximizeIcon,
  Undrawn as WindowMinimizeIcon,
};
