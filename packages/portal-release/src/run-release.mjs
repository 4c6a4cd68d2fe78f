import { formatHelp } from './help.mjs';
import { listReleases } from './list.mjs';
import { parseOptions } from './options.mjs';
import { rollBack } from './roll-back.mjs';
import { print } from './print.mjs';
import { createReleaseClient } from './release-client.mjs';
import { createSigningKey } from './sign.mjs';
import { getReleaseKey, parseTarget } from './target.mjs';

/** The release command. `remotes` are the choices, `only` is a repository's single portal, `getProject` loads the chosen one. */
export async function runRelease(args, { remotes, only, address, command, getProject }) {
  const options = parseOptions(args, { remotes, only, command });
  if (options.help) return print(formatHelp({ command, isChosen: !only, address }));
  const answer = options.json ? quietly() : undefined;
  const result = options.makeSigningKey ? createSigningKey() : await onServer(options, getProject(options.remote));
  answer?.(JSON.stringify(result, null, 2));
}

async function onServer(options, project) {
  const to = parseTarget(options.to ?? project.address);
  const server = createReleaseClient(to, getReleaseKey(to, project.dataDir));
  const run = await getVerb(options, project);
  return run(server, project, options);
}

async function getVerb(options, project) {
  if (options.list) return listReleases;
  if (options.rollback) return rollBack;
  await project.prepare();
  // Imported late: its packages may have just been installed.
  return (await import('./publish.mjs')).publish;
}

/** With --json, standard output is for programs, so messages go to standard error. */
function quietly() {
  const answer = console.log;
  console.log = console.error;
  return answer;
}
