import { ensureChromium } from './browser/findChromium';
import { thisMachine } from './browser/machine';
import { refuseArguments } from './command/flags';
import { runMain } from './command/main';

// Prints the Chromium that the browser tests will use, installing one when there is none.
await runMain(() => {
  refuseArguments(process.argv.slice(2), 'у команды нет аргументов');
  const { executablePath, args } = ensureChromium(thisMachine);
  process.stdout.write(`${executablePath} ${args.join(' ')}\n`);
});
