#!/usr/bin/env node
// `npm run release` of a portal in its own repository.
import { ownProject } from './src/own-project.mjs';
import { runRelease } from './src/run-release.mjs';
import { runMain } from './src/say.mjs';

await runMain(() => {
  const own = ownProject();
  const { remote: only, address, command } = own;
  return runRelease(process.argv.slice(2), { only, address, command, projectOf: () => own });
});
