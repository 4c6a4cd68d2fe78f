import path from 'node:path';
import { getJourneys, journeys } from '../e2e/journeys.mjs';
import { remotes } from './paths.mjs';
import { run, runQuietly } from './run.mjs';

/** The files that differ from the merge base with origin/main, or from the last commit if there is no origin, new ones included. */
export async function findChangedFiles() {
  const { code, output: base } = await run('git', ['merge-base', 'HEAD', 'origin/main']);
  const git = async (...args) => (await runQuietly('git', 'git', args)).split('\n').filter(Boolean);
  const changed = await git('diff', '--name-only', '--no-renames', code === 0 ? base.trim() : 'HEAD');
  return [...new Set([...changed, ...(await git('ls-files', '--others', '--exclude-standard'))])];
}

/** What everything is built or tested with. */
const everywhere =
  /^(package\.json|pnpm-[^/]+\.yaml|tsconfig\.base\.json|build\/|scripts\/|packages\/(?!create-portal))/;
const rules = /^rules\/(src|package)/;
/** Tests and documents of the front end, by their imports. */
const front = new RegExp(`^(rules|kit|shell|${remotes.join('|')})/src/.*\\.tsx?$`);
const frontSetup = new RegExp(`^(kit/test/|kit/jest|(rules|kit|shell|${remotes.join('|')})/package\\.json$)`);
const apiSource = /^api\/(src|test)\/.*\.ts$/;
const apiSetup = /^api\/(package\.json|[^/]+\.mjs|test\/.*\.mjs|scripts\/|\.swcrc|src\/db\/migrations\/)/;
const apiServer = /^api\/(?!.*\.test\.ts$|test\/)/;
/** Their tests start what they test in another process, or read what was built: imports do not show it. */
const byProcess = ['api/test/server-process.ts'];
const byBuild = ['api/test/front.ts'];

/**
 * What a change of these files can break: per suite `true` for all of it, `false`, or a list, of the changed files for front and
 * API, of the journeys for e2e.
 */
export function selectTests(files) {
  const has = (pattern) => files.some((file) => pattern.test(file));
  const all = has(everywhere);
  const server = has(apiServer);
  const built = has(new RegExp(`^(kit|shell|${remotes.join('|')})/(?!.*(\\.test\\.tsx?|\\.md)$)`));
  const api = [
    ...files.filter((file) => apiSource.test(file)),
    ...(server ? byProcess : []),
    ...(built ? byBuild : []),
  ];
  return {
    front: all || has(frontSetup) || orNone(files.filter((file) => front.test(file))),
    api: all || has(rules) || has(apiSetup) || orNone(api),
    attacks: all || has(rules) || server || has(/^api\/test\//),
    e2e: all || has(rules) || server || has(/^(kit|e2e)\/(?!.*\.(test|spec)\.tsx?$)/) || orNone(selectJourneys(files)),
    artifact: all || has(/^(Dockerfile|deploy\/)/),
  };
}

const orNone = (list) => list.length > 0 && list;

function selectJourneys(files) {
  const changed = new Set(files.filter((file) => file.startsWith('e2e/')).map((file) => path.basename(file)));
  const parts = ['shell', ...remotes].filter((part) =>
    files.some((file) => file.startsWith(`${part}/`) && !/\.test\.tsx?$|\.md$/.test(file)),
  );
  const covered = new Set(parts.flatMap(getJourneys));
  return Object.keys(journeys).filter((file) => changed.has(file) || covered.has(file));
}
