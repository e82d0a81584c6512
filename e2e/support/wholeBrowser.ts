import { launchOptions } from '../../scripts/browser/findChromium';
import { thisMachine } from '../../scripts/browser/machine';

const chromiumPath = process.env['WHOLE_CHROMIUM_PATH'] ?? thisMachine.chromiumPath;

/**
 * For journeys that need Chromium as people have it: the shell without windows keeps no page that was left,
 * and spends its time otherwise.
 */
export const wholeBrowser = launchOptions({ ...thisMachine, chromiumPath });
