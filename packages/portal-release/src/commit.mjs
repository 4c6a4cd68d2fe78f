import { runProgram } from './run-program.mjs';

/** The commit that a remote is built from, and whether anything of the remote is not in it; null outside of a repository. */
export async function readCommit({ dir }) {
  const [head, status] = await Promise.all([
    runGit(dir, 'rev-parse', 'HEAD'),
    // What the last release wrote down is no change of the remote.
    runGit(dir, 'status', '--porcelain', '--', '.', ':!released.json', ':!CHANGELOG.md'),
  ]);
  if (head === null) return null;
  return status ? `${head}+changes` : head;
}

/** What git says in a folder; null where it does not know, or is not there. */
export async function runGit(cwd, ...args) {
  try {
    const { code, output } = await runProgram('git', args, { cwd });
    return code === 0 ? output.trim() : null;
  } catch {
    return null; // there is no git: a release needs none
  }
}
