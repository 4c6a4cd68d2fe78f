#!/usr/bin/env node
// `npm run release` of a portal in its own repository.
import { ownProject } from './src/own-project.mjs';
import { runRelease } from './src/run-release.mjs';
import { runMain } from './src/say.mjs';

await runMain(() => {
  const own = ownProject();
  return runRelease(process.argv.slice(2), { only: own.remote, command: own.command, projectOf: () => own });
});
