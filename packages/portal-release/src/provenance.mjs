import { readCommit, runGit } from './commit.mjs';

const maxLength = 300;

/** The unverified provenance of a build, as this machine knows it. */
export async function getProvenance(project, env = process.env) {
  const [commit, origin, person] = await Promise.all([
    readCommit(project),
    runGit(project.dir, 'config', '--get', 'remote.origin.url'),
    getPerson(project.dir),
  ]);
  const job = getCiJob(env);
  return {
    commit,
    repository: short(job?.repository ?? (origin ? stripCredentials(origin) : null)),
    builder: short(job?.address ?? person),
  };
}

/** The URL of the current CI job, from the CI service's variables. */
export function getCiJob(env) {
  const { GITHUB_ACTIONS, GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID, CI_JOB_URL, CI_PROJECT_URL } = env;
  if (GITHUB_ACTIONS && GITHUB_REPOSITORY) {
    const repository = `${GITHUB_SERVER_URL || 'https://github.com'}/${GITHUB_REPOSITORY}`;
    return { repository, address: `${repository}/actions/runs/${GITHUB_RUN_ID}` };
  }
  if (CI_JOB_URL) return { repository: CI_PROJECT_URL || undefined, address: CI_JOB_URL };
  const address = env.CIRCLE_BUILD_URL || env.BUILDKITE_BUILD_URL || env.BUILD_URL;
  return address ? { address } : undefined;
}

/** Removes credentials: CI services put a token into the origin. */
export function stripCredentials(origin) {
  if (!URL.canParse(origin)) return origin.replace(/^[^@/]*@/, ''); // git@host:path
  const url = new URL(origin);
  url.username = '';
  url.password = '';
  return url.href;
}

async function getPerson(cwd) {
  const [name, email] = await Promise.all([runGit(cwd, 'config', 'user.name'), runGit(cwd, 'config', 'user.email')]);
  return [name, email && `<${email}>`].filter(Boolean).join(' ') || null;
}

const short = (text) => (text ? text.slice(0, maxLength) : null);
