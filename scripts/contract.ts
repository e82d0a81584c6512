import { main } from './contract/cli/main';
import { endWithNpm } from './serve/endWithNpm';

// Runs the contract command; `npm run -s contract -- --help` lists its verbs (see openapi/README.md).
endWithNpm('contract');
await main(async () => {
  const { OWN_COMMANDS } = await import('./ownContract/verbs');
  return OWN_COMMANDS;
});
