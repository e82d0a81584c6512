#!/usr/bin/env node
import { main } from './main';

// The command of the packed package; this repository starts scripts/contract.ts.
await main();
