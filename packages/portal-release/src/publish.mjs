import { readBuild } from './read-build.mjs';
import { readChangelog } from './changelog.mjs';
import { checkContract } from './check-contract.mjs';
import { describePortal } from './describe-portal.mjs';
import { movePointer } from './move-pointer.mjs';
import { stageMutation, fetchState } from './operations.mjs';
import { getProvenance } from './provenance.mjs';
import { isRecorded, recordRelease } from './record.mjs';
import { printChanges } from './print-changes.mjs';
import { PlainError, printStep, formatElapsed } from './print.mjs';
import { printDryRun, printReleased, printWaiting } from './print-released.mjs';
import { requireSigningKey, signRelease } from './sign.mjs';
import { upload } from './upload.mjs';

/** Runs a release step by step; the first failing step ends it. */
export async function publish(server, project, { canary, dryRun, record: mayRecord }) {
  const { remote } = project;
  const began = performance.now();
  const seen = await fetchState(server, remote);
  const [provenance] = await Promise.all([getProvenance(project), project.build(), checkTypes(project)]);
  const build = await project.addPages(server, readBuild(project));
  const portal = await describePortal(build);
  await checkContract(server, build, portal);
  const preview = await printChanges(server, build);
  const { publicKey, needsApproval, openPaths: paths, ...changes } = preview;
  requireSigningKey(publicKey);
  if (dryRun) {
    printDryRun(build, preview);
    return { remote, version: build.version, released: false, needsApproval, paths, changes };
  }
  const { notes } = readChangelog(project.dir);
  const signatures = signRelease(build, provenance);
  const input = { manifest: build.text, portal, ...provenance, ...signatures, notes };
  const { missing, isSigned, commit, portals } = await server.ask(stageMutation, { input });
  saySignature(isSigned, signatures);
  sayCommit(commit, provenance);
  await upload(server, build, missing);
  const { state, isNew, isWaiting } = await movePointer(server, { remote, version: build.version, canary, seen });
  if (isWaiting) {
    printWaiting(server, project, { version: build.version, paths, isRecorded: mayRecord && canary.length === 0 });
    return {
      remote,
      version: build.version,
      released: false,
      waiting: true,
      url: `${server.to}/admin/releases`,
      paths,
      changes,
    };
  }
  // After a second person's approval, running the command again records the version.
  const records = mayRecord && canary.length === 0 && (isNew || !isRecorded(project, build.version));
  const files = records ? recordRelease(project, build, commit) : [];
  printReleased(server, state, {
    command: project.command,
    version: build.version,
    canary,
    isNew,
    files,
    took: formatElapsed(began),
    paths,
  });
  return {
    remote,
    version: build.version,
    released: isNew,
    url: server.to + (state.path ?? (paths.length > 0 ? '/admin/releases' : '/')),
    recorded: files,
    paths,
    portals,
  };
}

function saySignature(isSigned, { signature }) {
  if (isSigned) printStep('signature', 'verified by the server');
  else if (signature)
    printStep('signature', 'not verified; an administrator can register your public key at /admin/releases');
}

/** The server doesn't change the provenance of a released version. */
function sayCommit(commit, { commit: own }) {
  if (commit !== own)
    printStep(
      'commit',
      `this version was first released ${commit ? `from commit ${commit}` : 'without a commit'}; its commit doesn't change`,
    );
}

async function checkTypes({ remote, typecheck }) {
  const since = performance.now();
  const { code, output } = await typecheck();
  if (code !== 0) throw new PlainError(`${output.trimEnd()}\n\n${remote} has type errors. Fix them and release again.`);
  printStep('types', 'no errors', since);
}
