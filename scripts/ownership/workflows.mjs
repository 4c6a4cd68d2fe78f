import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const isLocal = (action) => action.startsWith('./');
/** A tag can be moved to other code; a commit cannot. The comment says which tag it was. */
const pinned = /^[\w.-]+(?:\/[\w.-]+)+@[\da-f]{40} # v\d+(?:\.\d+)*$/;
/** Nothing but reading the repository: a workflow that needs more asks for it in the job that needs it. */
const minimal = /^permissions:\n  contents: read\n(?! )/m;

/** What is wrong with the workflows: actions that are not pinned to a commit, and tokens that may do more than read. */
export function workflowFaults(folder) {
  const workflows = path.join(folder, '.github', 'workflows');
  if (!existsSync(workflows)) return [];
  return readdirSync(workflows)
    .filter((name) => /\.ya?ml$/.test(name))
    .flatMap((name) => getFaults(`.github/workflows/${name}`, readFileSync(path.join(workflows, name), 'utf8')));
}

function getFaults(file, text) {
  const actions = [...text.matchAll(/^ *(?:- )?uses: *(.+?) *$/gm)].map(([, action]) => action);
  const faults = actions
    .filter((action) => !isLocal(action) && !pinned.test(action))
    .map((action) => `${file} uses ${action}: pin it to a full commit, as in owner/action@<40 digits> # v1.2.3.`);
  if (!minimal.test(text))
    faults.push(`${file} does not limit its token: add "permissions: contents: read" at the top.`);
  return faults;
}
