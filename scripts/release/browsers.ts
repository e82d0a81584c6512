/**
 * The oldest supported browsers; README.md and public/boot.js have the same list. The build targets Safari 16, because
 * Safari 15.4 runs that code too: the target 15.4 would rewrite private fields and so add kilobytes.
 */
export const OLDEST_BROWSERS = ['chrome109', 'edge109', 'firefox114', 'safari16', 'ios16'];
