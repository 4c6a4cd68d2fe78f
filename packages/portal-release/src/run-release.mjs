import { helpText } from './help.mjs';
import { list } from './list.mjs';
import { optionsFrom } from './options.mjs';
import { rollBack } from './roll-back.mjs';
import { say } from './say.mjs';
import { releaseServer } from './server.mjs';
import { makeSigningKey } from './sign.mjs';
import { releaseKeyFor, getTarget } from './target.mjs';

/** The command: `remotes` are those to choose from, `only` is the one of a repository that has one; `projectOf` gives the chosen one. */
export async function runRelease(args, { remotes, only, address, command, projectOf }) {
  const options = optionsFrom(args, { remotes, only, command });
  if (options.help) return say(helpText({ command, isChosen: !only, address }));
  const answer = options.json ? quietly() : undefined;
  const result = options.makeSigningKey ? makeSigningKey() : await onServer(options, projectOf(options.remote));
  answer?.(JSON.stringify(result, null, 2));
}

async function onServer(options, project) {
  const to = getTarget(options.to ?? project.address);
  const server = releaseServer(to, releaseKeyFor(to, project.dataDir));
  const run = await getVerb(options, project);
  return run(server, project, options);
}

async function getVerb(options, project) {
  if (options.list) return list;
  if (options.rollback) return rollBack;
  await project.prepare();
  // What it needs may only be installed now.
  return (await import('./publish.mjs')).publish;
}

/** With --json a program reads the output: what is said to people goes beside it. */
function quietly() {
  const answer = console.log;
  console.log = console.error;
  return answer;
}
