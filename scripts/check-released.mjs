// Whether the schema still has everything that released versions ask for; `--against <address>` asks a deployment which these are.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildSchema } from 'graphql';
import { readDotEnv } from './environment.mjs';
import { root } from './paths.mjs';
import { brokenOperations, inWords } from './released/broken-operations.mjs';
import { liveReleases } from './released/live-releases.mjs';
import { recordedReleases } from './released/recorded-releases.mjs';
import { PlainError, runMain, say } from './say.mjs';

await runMain(check);

async function check() {
  readDotEnv();
  const { values } = parseArgs({ options: { against: { type: 'string' } } });
  const schema = buildSchema(readFileSync(path.join(root, 'api', 'schema.graphql'), 'utf8'));
  const releases = values.against ? await liveReleases(values.against) : recordedReleases(root);
  const broken = brokenOperations(schema, releases);
  if (broken.length > 0) throw new PlainError(inWords(broken));
  say(`${releases.length} released versions: everything that they send is valid.`);
}
