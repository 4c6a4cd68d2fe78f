import { readdirSync } from 'node:fs';
import path from 'node:path';

const file = 'e2e/journeys.mjs';

/** What is wrong with the table of journeys: each has someone who runs it, and each remote has one. */
export function findJourneyProblems(folder, journeys, remotes) {
  const parts = [...remotes, 'shell', 'api'];
  const there = readdirSync(path.join(folder, 'e2e')).filter((name) => name.endsWith('.spec.ts'));
  const rows = Object.entries(journeys);
  return [
    ...there
      .filter((name) => !Object.hasOwn(journeys, name))
      .map((name) => `${file} has no row for ${name}: name the remotes that it goes through, or shell, or api.`),
    ...rows
      .filter(([name]) => !there.includes(name))
      .map(([name]) => `${file}: ${name} is not there. Take the row away.`),
    ...rows.filter(([, of]) => of.length === 0).map(([name]) => `${file}: ${name} belongs to no one.`),
    ...rows.flatMap(([name, of]) =>
      of.filter((part) => !parts.includes(part)).map((part) => `${file}: ${name} names ${part}, which is not there.`),
    ),
    ...remotes
      .filter((remote) => !rows.some(([, of]) => of.includes(remote)))
      .map((remote) => `${file}: no journey goes through ${remote}. Write one that opens it.`),
  ];
}
