/**
 * The oldest supported browsers; README.md and public/boot.js name the same. The build targets Safari 16, whose code
 * Safari 15.4 runs too: with the target 15.4 private fields would be rewritten, which costs kilobytes.
 */
export const OLDEST_BROWSERS = ['chrome109', 'edge109', 'firefox114', 'safari16', 'ios16'];
