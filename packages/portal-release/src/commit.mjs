import { runProgram } from './run-program.mjs';

/** The commit that a remote is built from and whether the remote has uncommitted changes; null outside of a repository. */
export async function readCommit({ dir }) {
  const [head, status] = await Promise.all([
    runGit(dir, 'rev-parse', 'HEAD'),
    // Files that the last release wrote don't count as changes.
    runGit(dir, 'status', '--porcelain', '--', '.', ':!released.json', ':!CHANGELOG.md'),
  ]);
  if (head === null) return null;
  return status ? `${head}+changes` : head;
}

/** The output of git in a folder; null if git fails or is not installed. */
export async function runGit(cwd, ...args) {
  try {
    const { code, output } = await runProgram('git', args, { cwd });
    return code === 0 ? output.trim() : null;
  } catch {
    return null; // no git: a release doesn't need it
  }
}
