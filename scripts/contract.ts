import { main } from './contract/cli/main';

// Runs the contract command; `npm run -s contract -- --help` lists its verbs (see openapi/README.md).
await main(async () => {
  const { OWN_COMMANDS } = await import('./ownContract/verbs');
  return OWN_COMMANDS;
});
