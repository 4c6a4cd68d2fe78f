// Whether the documents on security name what is there; `--fix` counts their figures anew. Needs the workspace's Node.
import { parseArgs } from 'node:util';
import { PlainError, runMain, say } from './say.mjs';
import { checkSecurityDocs } from './security-docs/security-docs.mjs';

await runMain(check);

async function check() {
  const { values } = parseArgs({ options: { fix: { type: 'boolean' } } });
  const faults = checkSecurityDocs(values);
  if (faults.length > 0) throw new PlainError(faults.join('\n'));
  say('The documents on security name what is there.');
}
