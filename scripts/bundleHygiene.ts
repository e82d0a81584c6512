import { join } from 'node:path';
import { forbiddenTexts, hygieneFindings } from './hygiene/findings';
import { refuseArguments } from './command/flags';
import { runMain } from './command/main';

// Searches the production build for texts that must not reach users.
await runMain(() => {
  refuseArguments(process.argv.slice(2), 'у команды нет аргументов');
  const findings = hygieneFindings(join(import.meta.dirname, '../dist'), forbiddenTexts);
  for (const { file, because } of findings) console.error(`dist/${file}: ${because}`);
  process.exitCode = findings.length > 0 ? 1 : 0;
});
