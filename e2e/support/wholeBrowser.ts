import { launchOptions } from '../../scripts/browser/findChromium';
import { thisMachine } from '../../scripts/browser/machine';

const chromiumPath = process.env['WHOLE_CHROMIUM_PATH'] ?? thisMachine.chromiumPath;

/**
 * Options for journeys that need the full Chromium: the headless shell has no back/forward cache and different timing.
 */
export const wholeBrowser = launchOptions({ ...thisMachine, chromiumPath });
