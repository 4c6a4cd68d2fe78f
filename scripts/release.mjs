// `npm run release -- mfe-client`: builds one remote, checks it against the API and the shell that run, and gives it to everybody.
import { readDotEnv } from './environment.mjs';
import { helpText } from './release/help.mjs';
import { list } from './release/list.mjs';
import { optionsFrom } from './release/options.mjs';
import { publish } from './release/publish.mjs';
import { rollBack } from './release/roll-back.mjs';
import { releaseServer } from './release/server.mjs';
import { makeSigningKey } from './release/sign.mjs';
import { keyFor, targetOf } from './release/target.mjs';
import { runMain, say } from './say.mjs';

await runMain(release);

async function release() {
  readDotEnv();
  const options = optionsFrom(process.argv.slice(2));
  if (options.help) return say(helpText);
  const answer = options.json ? quietly() : undefined;
  const result = options.makeSigningKey ? makeSigningKey() : await onServer(options);
  answer?.(JSON.stringify(result, null, 2));
}

function onServer(options) {
  const to = targetOf(options.to);
  const server = releaseServer(to, keyFor(to));
  return verbOf(options)(server, options);
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
