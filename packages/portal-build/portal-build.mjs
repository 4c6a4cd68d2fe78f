#!/usr/bin/env node
import { buildPortal } from './src/build.mjs';

try {
  await buildPortal(process.cwd());
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
