// `npm run release -- mfe-client`: builds one remote, checks it against the API and the shell that run, and gives it to everybody.
import { readDotEnv } from './environment.mjs';
import { helpText } from './release/help.mjs';
import { list } from './release/list.mjs';
import { optionsFrom } from './release/options.mjs';
import { publish } from './release/publish.mjs';
import { rollBack } from './release/roll-back.mjs';
import { releaseServer } from './release/server.mjs';
import { keyFor, targetOf } from './release/target.mjs';
import { runMain, say } from './say.mjs';

await runMain(release);

async function release() {
  readDotEnv();
  const options = optionsFrom(process.argv.slice(2));
  if (options.help) return say(helpText);
  const answer = options.json ? quietly() : undefined;
  const to = targetOf(options.to);
  const server = releaseServer(to, keyFor(to));
  const result = await verbOf(options)(server, options);
  answer?.(JSON.stringify(result, null, 2));
}

function verbOf(options) {
  if (options.list) return list;
  return options.rollback ? rollBack : publish;
}

/** With --json a program reads the output: what is said to people goes beside it. */
function quietly() {
  const answer = console.log;
  console.log = console.error;
  return answer;
}
