#!/usr/bin/env node
import { main } from './main';

// Entry of the packed command; this repository uses scripts/contract.ts.
await main();
