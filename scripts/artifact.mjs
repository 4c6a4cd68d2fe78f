// `npm run build`: writes a folder that runs the product in production without installing or building anything.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeArtifact } from './artifact/write-artifact.mjs';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { root } from './paths.mjs';
import { PlainError, runMain, print } from './print.mjs';

await runMain(main);

async function main() {
  const options = parseOptions(process.argv.slice(2));
  await install();
  await build();
  const folder = path.resolve(root, options.out);
  await writeArtifact(folder, { withNode: options['with-node'], withDatabase: options['with-database'] });
  const node = options['with-node'] ? 'bin/node' : 'node';
  print(
    `\n  ${folder}\n  Start it there with Node 24: ${node} api/dist/main.js. See docs/operations.md for its requirements.\n`,
  );
}

function parseOptions(args) {
  const options = {
    out: { type: 'string', default: 'dist' },
    'with-node': { type: 'boolean', default: false },
    'with-database': { type: 'boolean', default: false },
  };
  try {
    return parseArgs({ args, options }).values;
  } catch (cause) {
    throw new PlainError(
      `${cause.message.split('. ')[0]}. The options are --with-node, --with-database and --out <folder>.`,
      {
        cause,
      },
    );
  }
}
