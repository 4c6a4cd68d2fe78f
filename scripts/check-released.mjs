// Checks the operations of released versions against the schema; `--against <address>` gets the versions from a deployment.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildSchema } from 'graphql';
import { readDotEnv } from './environment.mjs';
import { root } from './paths.mjs';
import { findBrokenOperations, formatBrokenOperations } from './released/broken-operations.mjs';
import { fetchLiveReleases } from './released/live-releases.mjs';
import { readRecordedReleases } from './released/recorded-releases.mjs';
import { PlainError, runMain, print } from './print.mjs';

await runMain(check);

async function check() {
  readDotEnv();
  const { values } = parseArgs({ options: { against: { type: 'string' } } });
  const schema = buildSchema(readFileSync(path.join(root, 'api', 'schema.graphql'), 'utf8'));
  const releases = values.against ? await fetchLiveReleases(values.against) : readRecordedReleases(root);
  const broken = findBrokenOperations(schema, releases);
  if (broken.length > 0) throw new PlainError(formatBrokenOperations(broken));
  print(`${releases.length} released versions: all operations are valid.`);
}
