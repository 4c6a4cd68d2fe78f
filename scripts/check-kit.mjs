// Checks that kit's version reflects the exports added and removed since it was published.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readKitContract, findVersionProblems } from './packages/kit-contract.mjs';
import { root } from './paths.mjs';
import { PlainError, runMain, print } from './print.mjs';

await runMain(() => {
  const folder = path.join(root, 'kit');
  const published = JSON.parse(readFileSync(path.join(folder, 'published.json'), 'utf8'));
  const contract = readKitContract(folder);
  const problems = findVersionProblems(published, contract);
  if (problems.length > 0)
    throw new PlainError(`${problems.join('\n')}

Portals in other repositories are built for kit ${published.version}. Raise the version in kit/package.json.`);
  print(`kit ${contract.version} reflects the changes since ${published.version}.`);
});
