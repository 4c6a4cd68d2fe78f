import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getJourneyShards } from '../../e2e/journeys.mjs';

const file = 'e2e/journeys.mjs';
const product = '.github/workflows/product.yml';

/** Problems of the table of journeys: each journey needs a package that runs it and a job that runs its shard, and each remote a journey. */
export function findJourneyProblems(folder, journeys, remotes) {
  const parts = [...remotes, 'shell', 'api'];
  const there = readdirSync(path.join(folder, 'e2e')).filter((name) => name.endsWith('.spec.ts'));
  const rows = Object.entries(journeys);
  return [
    ...there
      .filter((name) => !Object.hasOwn(journeys, name))
      .map((name) => `${file} has no row for ${name}. Add the remotes that it covers, or shell, or api.`),
    ...rows
      .filter(([name]) => !there.includes(name))
      .map(([name]) => `${file}: ${name} does not exist. Remove the row.`),
    ...rows.filter(([, of]) => of.length === 0).map(([name]) => `${file}: ${name} has no owner.`),
    ...rows.flatMap(([name, of]) =>
      of.filter((part) => !parts.includes(part)).map((part) => `${file}: ${name} names ${part}, which does not exist.`),
    ),
    ...remotes
      .filter((remote) => !rows.some(([, of]) => of.includes(remote)))
      .map((remote) => `${file}: no journey covers ${remote}. Add one.`),
    ...findShardProblems(folder, journeys),
  ];
}

function findShardProblems(folder, journeys) {
  const workflow = path.join(folder, product);
  if (!existsSync(workflow)) return [];
  const run = readFileSync(workflow, 'utf8').match(/(?<=e2e:)[\w-]+/g) ?? [];
  const needed = getJourneyShards(journeys);
  return [
    ...needed.filter((part) => !run.includes(part)).map((part) => `${product} does not run e2e:${part}. Add it.`),
    ...run
      .filter((part) => !needed.includes(part))
      .map((part) => `${product} runs e2e:${part}, which has no journey. Remove it.`),
  ];
}
