#!/usr/bin/env node
// `npm run release` of a portal in its own repository.
import { findProject } from './src/find-project.mjs';
import { runRelease } from './src/run-release.mjs';
import { runMain } from './src/print.mjs';

await runMain(() => {
  const own = findProject();
  const { remote: only, address, command } = own;
  return runRelease(process.argv.slice(2), { only, address, command, getProject: () => own });
});
