/** The oldest browsers that the cabinet works in; README.md and public/boot.js name the same. */
export const OLDEST_BROWSERS = ['chrome109', 'edge109', 'firefox114', 'safari15.4', 'ios15.4'];
