import { build } from '../build.mjs';
import { install } from '../install.mjs';
import { runScript } from '../run.mjs';
import { PlainError, sayStep, seconds } from '../say.mjs';
import { readBuild } from './build-of.mjs';
import { changelogOf } from './changelog.mjs';
import { checkContract } from './check-contract.mjs';
import { commitOf } from './commit.mjs';
import { describePortal } from './describe-portal.mjs';
import { movePointer } from './move-pointer.mjs';
import { stageMutation, stateOf } from './operations.mjs';
import { record } from './record.mjs';
import { sayReleased } from './say-released.mjs';
import { upload } from './upload.mjs';
import { withPages } from './with-pages.mjs';

/** The whole way of a release, each step refused before the next begins. */
export async function publish(server, { remote, canary, dryRun, record: isRecorded }) {
  const began = performance.now();
  await install();
  const seen = await stateOf(server, remote);
  const [commit] = await Promise.all([commitOf(remote), build([remote]), checkTypes(remote)]);
  const made = await withPages(server, readBuild(remote));
  const portal = await describePortal(made);
  await checkContract(server, made, portal);
  if (dryRun) {
    sayStep('dry run', `${remote} ${made.version} may be released; nothing was sent`);
    return { remote, version: made.version, released: false };
  }
  const { notes } = changelogOf(remote);
  const { missing } = await server.ask(stageMutation, { input: { manifest: made.text, portal, commit, notes } });
  await upload(server, made, missing);
  const { state, isNew } = await movePointer(server, { remote, version: made.version, canary, seen });
  const files = isRecorded && isNew && canary.length === 0 ? record(made, commit) : [];
  sayReleased(server, state, { version: made.version, canary, isNew, files, took: seconds(began) });
  return { remote, version: made.version, released: isNew, url: server.to + (state.path ?? '/'), recorded: files };
}

async function checkTypes(remote) {
  const since = performance.now();
  const { code, output } = await runScript(remote, 'typecheck');
  if (code !== 0)
    throw new PlainError(`${output.trimEnd()}\n\n${remote} has type errors: mend them and release again.`);
  sayStep('types', 'no errors', since);
}
