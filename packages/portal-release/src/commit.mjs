import { run } from '../run.mjs';

/** The commit that a remote is built from, and whether anything of the remote is not in it; null outside of a repository. */
export async function commitOf(remote) {
  const [head, status] = await Promise.all([
    git('rev-parse', 'HEAD'),
    // What the last release wrote down is no change of the remote.
    git('status', '--porcelain', '--', remote, `:!${remote}/released.json`, `:!${remote}/CHANGELOG.md`),
  ]);
  if (head === null) return null;
  return status ? `${head}+changes` : head;
}

/** What git says; null where it does not know, or is not there. */
export async function git(...args) {
  try {
    const { code, output } = await run('git', args);
    return code === 0 ? output.trim() : null;
  } catch {
    return null; // there is no git: a release needs none
  }
}
