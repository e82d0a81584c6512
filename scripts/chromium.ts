import { ensureChromium } from './browser/findChromium';
import { thisMachine } from './browser/machine';

// Prints the Chromium that the browser tests will use, installing one when there is none.
try {
  const { executablePath, args } = ensureChromium(thisMachine);
  process.stdout.write(`${executablePath} ${args.join(' ')}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
