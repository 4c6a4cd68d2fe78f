import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const isLocal = (action) => action.startsWith('./');
/** A tag can be moved to other code; a commit cannot. The comment says which tag it was. */
const pinnedAction = /^[\w.-]+(?:\/[\w.-]+)+@[\da-f]{40} # v\d+(?:\.\d+)*$/;
/** Nothing but reading the repository: a workflow that needs more asks for it in the job that needs it. */
const readOnlyPermissions = /^permissions:\n  contents: read\n(?! )/m;

/** What is wrong with the workflows: actions that are not pinned to a commit, and tokens that may do more than read. */
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
    .map((action) => `${file} uses ${action}: pin it to a full commit, as in owner/action@<40 digits> # v1.2.3.`);
  if (!readOnlyPermissions.test(text))
    problems.push(`${file} does not limit its token: add "permissions: contents: read" at the top.`);
  return problems;
}
