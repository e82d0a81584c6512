import { main } from './contract/cli/main';

// The contract command: `npm run -s contract -- --help`; see openapi/README.md.
await main(async () => {
  const { OWN_COMMANDS } = await import('./ownContract/verbs');
  return OWN_COMMANDS;
});
