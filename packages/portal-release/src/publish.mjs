import { readBuild } from './build.mjs';
import { getChangelog } from './changelog.mjs';
import { checkContract } from './check-contract.mjs';
import { describePortal } from './describe-portal.mjs';
import { movePointer } from './move-pointer.mjs';
import { stageMutation, getState } from './operations.mjs';
import { getProvenance } from './provenance.mjs';
import { isRecorded, record } from './record.mjs';
import { sayChanges } from './say-changes.mjs';
import { PlainError, sayStep, seconds } from './say.mjs';
import { sayDryRun, sayReleased, sayWaiting } from './say-released.mjs';
import { requireSigningKey, getSignatures } from './sign.mjs';
import { upload } from './upload.mjs';

/** The whole way of a release, each step refused before the next begins. */
export async function publish(server, project, { canary, dryRun, record: mayRecord }) {
  const { remote } = project;
  const began = performance.now();
  const seen = await getState(server, remote);
  const [provenance] = await Promise.all([getProvenance(project), project.build(), checkTypes(project)]);
  const made = await project.addPages(server, readBuild(project));
  const portal = await describePortal(made);
  await checkContract(server, made, portal);
  const preview = await sayChanges(server, made);
  const { publicKey, needsApproval, openPaths: paths, ...changes } = preview;
  requireSigningKey(publicKey);
  if (dryRun) {
    sayDryRun(made, preview);
    return { remote, version: made.version, released: false, needsApproval, paths, changes };
  }
  const { notes } = getChangelog(project.dir);
  const signatures = getSignatures(made, provenance);
  const input = { manifest: made.text, portal, ...provenance, ...signatures, notes };
  const { missing, isSigned, commit, portals } = await server.ask(stageMutation, { input });
  saySignature(isSigned, signatures);
  sayCommit(commit, provenance);
  await upload(server, made, missing);
  const { state, isNew, isWaiting } = await movePointer(server, { remote, version: made.version, canary, seen });
  if (isWaiting) {
    sayWaiting(server, project, { version: made.version, paths, isRecorded: mayRecord && canary.length === 0 });
    return {
      remote,
      version: made.version,
      released: false,
      waiting: true,
      url: `${server.to}/admin/releases`,
      paths,
      changes,
    };
  }
  // A version that a second person approved is recorded when the command runs again.
  const records = mayRecord && canary.length === 0 && (isNew || !isRecorded(project, made.version));
  const files = records ? record(project, made, commit) : [];
  sayReleased(server, state, {
    command: project.command,
    version: made.version,
    canary,
    isNew,
    files,
    took: seconds(began),
    paths,
  });
  return {
    remote,
    version: made.version,
    released: isNew,
    url: server.to + (state.path ?? (paths.length > 0 ? '/admin/releases' : '/')),
    recorded: files,
    paths,
    portals,
  };
}

function saySignature(isSigned, { signature }) {
  if (isSigned) sayStep('signature', 'verified by the server');
  else if (signature)
    sayStep('signature', 'not checked: an administrator can register your public key at /admin/releases');
}

/** The server keeps what a version that was given to people says of itself. */
function sayCommit(commit, { commit: own }) {
  if (commit !== own)
    sayStep('commit', `was released ${commit ? `from commit ${commit}` : 'without a commit'}; that stays`);
}

async function checkTypes({ remote, typecheck }) {
  const since = performance.now();
  const { code, output } = await typecheck();
  if (code !== 0)
    throw new PlainError(`${output.trimEnd()}\n\n${remote} has type errors: mend them and release again.`);
  sayStep('types', 'no errors', since);
}
