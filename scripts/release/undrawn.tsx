/**
 * In the build this stands for parts of PrimeReact that the cabinet never draws: its ripple is switched
 * off (PrimeProvider), and no dialog can be made larger.
 */
const Undrawn = () => null;

export { Undrawn as Ripple, Undrawn as WindowMaximizeIcon, Undrawn as WindowMinimizeIcon };
