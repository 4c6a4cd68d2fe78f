// `npm run check`: all static checks; those that passed before with the same files aren't repeated, except with `-- --all`.
// `-- --fix` fixes what the tools can fix; `-- --against https://…` also checks the schema against the versions that this
// deployment serves.
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { listChecks, runChecks } from './checks.mjs';
import { install } from './install.mjs';
import { PlainError, runMain } from './print.mjs';

await runMain(check);

async function check() {
  const values = parseOptions(process.argv.slice(2));
  await install();
  await build(['api']);
  const { failed } = await runChecks(listChecks(values), {
    isRepeated: Boolean(values.all || values.fix || values.against),
  });
  if (failed > 0) throw new PlainError(`${failed} ${failed === 1 ? 'check' : 'checks'} failed. See the output above.`);
}

function parseOptions(args) {
  try {
    return parseArgs({
      args,
      options: { all: { type: 'boolean' }, fix: { type: 'boolean' }, against: { type: 'string' } },
    }).values;
  } catch (cause) {
    throw new PlainError(`${cause.message.split('. ')[0]}. The options are --all, --fix and --against https://….`, {
      cause,
    });
  }
}
