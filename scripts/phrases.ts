import { handWrittenSources } from '../test/house/sources';
import { refuseArguments } from './command/flags';
import { runMain } from './command/main';
import { findPhrases } from './phrases/untested';

/** Texts of the mock backend and of the gallery do not count as assertions. */
const NO_TESTS = /^test\/(?:backend|gallery)\/(?!.*\.test\.)/;
/** Maximum number of phrases that are in no test. */
const MOST = 100;

// Lists the Russian phrases of the product that no test contains.
await runMain(() => {
  refuseArguments(process.argv.slice(2), 'у команды нет аргументов');
  const sources = handWrittenSources(['src', 'test', 'e2e']);
  const { all, untested } = findPhrases(sources.filter(({ path }) => !NO_TESTS.test(path)));
  for (const { path, text } of untested) console.warn(`${path}: ${text}`);
  console.warn(`» ${untested.length} of ${all.length} phrases are in no test; ${MOST} at most`);
  if (untested.length > MOST) process.exitCode = 1;
});
