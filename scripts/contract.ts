import { main } from './contract/cli/main';

// The contract's own command: `npm run -s contract -- --help`; openapi/README.md explains it.
await main(async () => {
  const { OWN_COMMANDS } = await import('./ownContract/verbs');
  return OWN_COMMANDS;
});
