#!/usr/bin/env node
import { buildPortal } from './src/build.mjs';

try {
  await buildPortal(process.cwd());
} catch (error) {
  console.error(error.isPlain ? error.message : error.stack);
  process.exitCode = 1;
}
