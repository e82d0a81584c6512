import { runContract } from './contract/cli/run';

/** A verb that runs until it is stopped still has a report to write. */
function stopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}

// The contract's own command: `npm run -s contract -- --help`; openapi/README.md explains it.
process.exitCode = await runContract(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  isTerminal: process.stdout.isTTY,
  isErrorTerminal: process.stderr.isTTY,
  stopped,
});
