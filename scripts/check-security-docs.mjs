// Checks the references in the security docs; `--fix` updates their figures. Needs the workspace's Node.
import { parseArgs } from 'node:util';
import { PlainError, runMain, print } from './print.mjs';
import { checkSecurityDocs } from './security-docs/security-docs.mjs';

await runMain(check);

async function check() {
  const { values } = parseArgs({ options: { fix: { type: 'boolean' } } });
  const problems = checkSecurityDocs(values);
  if (problems.length > 0) throw new PlainError(problems.join('\n'));
  print('All references in the security docs exist.');
}
