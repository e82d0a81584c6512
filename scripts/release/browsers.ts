/**
 * The oldest supported browsers. README.md and public/boot.js have the same list, but Safari 15.4 instead of 16. Safari
 * 15.4 runs this code, too, but as a target it would add kilobytes for private fields.
 */
export const OLDEST_BROWSERS = ['chrome109', 'edge109', 'firefox114', 'safari16', 'ios16'];
