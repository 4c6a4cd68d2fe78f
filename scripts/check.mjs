// `npm run check`: everything that can be said about the code without running the product. `-- --fix` mends what a tool can
// mend; `-- --against https://…` asks that deployment which versions are in use, and whether the schema has what they send.
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { listChecks, runChecks } from './checks.mjs';
import { install } from './install.mjs';
import { PlainError, runMain } from './print.mjs';

await runMain(check);

async function check() {
  const values = optionsFrom(process.argv.slice(2));
  await install();
  await build(['api']);
  const { failed } = await runChecks(listChecks(values));
  if (failed > 0) throw new PlainError(`${failed} of the checks failed; what they found is above.`);
}

function optionsFrom(args) {
  try {
    return parseArgs({ args, options: { fix: { type: 'boolean' }, against: { type: 'string' } } }).values;
  } catch (cause) {
    throw new PlainError(`${cause.message.split('. ')[0]}. There is --fix, and --against https://….`, { cause });
  }
}
