// Checks that the API's domains depend on each other in one direction, and docs/domains.md; `--fix` writes it. Needs the workspace's Node.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { describeCycle, findCycle } from './domains/find-cycle.mjs';
import { readDomainGraphs } from './domains/read-graphs.mjs';
import { renderDomains } from './domains/render-graph.mjs';
import { root } from './paths.mjs';
import { PlainError, print, runMain } from './print.mjs';

const name = 'docs/domains.md';

await runMain(() => {
  const { values } = parseArgs({ options: { fix: { type: 'boolean' } } });
  const graphs = readDomainGraphs(path.join(root, 'api', 'src'));
  for (const [what, imports] of [
    ['The code of domains', graphs.code],
    ['Entities of domains', graphs.relations],
  ]) {
    const cycle = findCycle(imports);
    if (cycle)
      throw new PlainError(
        `${what} must not depend on each other in a cycle:\n${describeCycle(cycle, imports)}\n\nMove a file to the domain that it serves, or publish an event. See docs/decisions/086-domains-depend-in-one-direction.md.`,
      );
  }
  const file = path.join(root, name);
  const text = renderDomains(graphs);
  if (values.fix) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text)
    throw new PlainError(`${name} is outdated. Run \`npm run check -- --fix\`.`);
  print(`${graphs.domains.length} domains depend on each other in one direction.`);
});
