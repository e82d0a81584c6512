/**
 * The oldest browsers that the cabinet works in; README.md and public/boot.js name the same. Safari 15.4
 * reads what is written for 16; with 15.4 its private fields would be rewritten, for kilobytes more.
 */
export const OLDEST_BROWSERS = ['chrome109', 'edge109', 'firefox114', 'safari16', 'ios16'];
