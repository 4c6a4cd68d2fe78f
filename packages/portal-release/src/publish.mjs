import { readBuild } from './build-of.mjs';
import { changelogOf } from './changelog.mjs';
import { checkContract } from './check-contract.mjs';
import { describePortal } from './describe-portal.mjs';
import { movePointer } from './move-pointer.mjs';
import { stageMutation, stateOf } from './operations.mjs';
import { provenanceOf } from './provenance.mjs';
import { isRecorded, record } from './record.mjs';
import { sayChanges } from './say-changes.mjs';
import { sayPaths } from './say-paths.mjs';
import { PlainError, sayStep, seconds } from './say.mjs';
import { sayReleased, sayWaiting } from './say-released.mjs';
import { signaturesOf } from './sign.mjs';
import { upload } from './upload.mjs';

/** The whole way of a release, each step refused before the next begins. */
export async function publish(server, project, { canary, dryRun, record: mayRecord }) {
  const { remote } = project;
  const began = performance.now();
  const seen = await stateOf(server, remote);
  const [provenance] = await Promise.all([provenanceOf(project), project.build(), checkTypes(project)]);
  const made = await project.addPages(server, readBuild(project));
  const portal = await describePortal(made);
  await checkContract(server, made, portal);
  const changes = await sayChanges(server, made);
  if (dryRun) {
    sayStep('dry run', `${remote} ${made.version} may be released; nothing was sent`);
    return { remote, version: made.version, released: false, changes };
  }
  const { notes } = changelogOf(project.dir);
  const signatures = signaturesOf(made, provenance);
  const input = { manifest: made.text, portal, ...provenance, ...signatures, notes };
  const { missing, isSigned, portals } = await server.ask(stageMutation, { input });
  saySignature(isSigned, signatures);
  await upload(server, made, missing);
  const { state, isNew, isWaiting } = await movePointer(server, { remote, version: made.version, canary, seen });
  if (isWaiting) {
    sayWaiting(server, project, made.version);
    return {
      remote,
      version: made.version,
      released: false,
      waiting: true,
      url: `${server.to}/admin/releases`,
      changes,
    };
  }
  // A version that a second person approved is recorded when the command runs again.
  const records = mayRecord && canary.length === 0 && (isNew || !isRecorded(project, made.version));
  const files = records ? record(project, made, provenance.commit) : [];
  sayReleased(server, state, {
    command: project.command,
    version: made.version,
    canary,
    isNew,
    files,
    took: seconds(began),
  });
  sayPaths(server, portals);
  return {
    remote,
    version: made.version,
    released: isNew,
    url: server.to + (state.path ?? '/'),
    recorded: files,
    portals,
  };
}

function saySignature(isSigned, { signature }) {
  if (isSigned) sayStep('signature', 'verified by the server');
  else if (signature)
    sayStep('signature', 'not checked: an administrator can register your public key at /admin/releases');
}

async function checkTypes({ remote, typecheck }) {
  const since = performance.now();
  const { code, output } = await typecheck();
  if (code !== 0)
    throw new PlainError(`${output.trimEnd()}\n\n${remote} has type errors: mend them and release again.`);
  sayStep('types', 'no errors', since);
}
