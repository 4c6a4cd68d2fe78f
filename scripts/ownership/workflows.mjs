import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const isLocal = (action) => action.startsWith('./');
/** Tags can move, commits can't. The comment has the tag. */
const pinnedAction = /^[\w.-]+(?:\/[\w.-]+)+@[\da-f]{40} # v\d+(?:\.\d+)*$/;
/** Read-only access to the repository: a job that needs more requests it itself. */
const readOnlyPermissions = /^permissions:\n  contents: read\n(?! )/m;

/** Problems of the workflows: actions without a pinned commit and tokens that can do more than read. */
export function findWorkflowProblems(folder) {
  const workflows = path.join(folder, '.github', 'workflows');
  if (!existsSync(workflows)) return [];
  return readdirSync(workflows)
    .filter((name) => /\.ya?ml$/.test(name))
    .flatMap((name) => findFileProblems(`.github/workflows/${name}`, readFileSync(path.join(workflows, name), 'utf8')));
}

function findFileProblems(file, text) {
  const actions = [...text.matchAll(/^ *(?:- )?uses: *(.+?) *$/gm)].map(([, action]) => action);
  const problems = actions
    .filter((action) => !isLocal(action) && !pinnedAction.test(action))
    .map((action) => `${file} uses ${action}: pin it to a full commit, for example owner/action@<40 digits> # v1.2.3.`);
  if (!readOnlyPermissions.test(text))
    problems.push(`${file} does not limit its token: add "permissions: contents: read" at the top.`);
  return problems;
}
