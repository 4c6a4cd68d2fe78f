import { getJourneys, getJourneyShards, getShard } from '../e2e/journeys.mjs';
import { selectTests } from './changed-files.mjs';
import { artifactChecks, listChecks, listRemoteChecks, runChecks } from './checks.mjs';
import { runApi, runAttacks, runFront, runPlaywright } from './suites.mjs';
import { findChromium } from './system.mjs';

/** The other tests with Redis start one of their own: in a shared one, test files would use up each other's limits. */
const runJourneys = (options, files) =>
  runPlaywright({ ...options, env: { ...options.redisEnv, CHROMIUM: findChromium() ?? '' } }, files);

/** A part's place: beside the others with few workers, one after the other, or alone at the end. */
const background = { lane: 'background' };
const foreground = { lane: 'foreground', needsBuild: true, needsDatabase: true };
const alone = { lane: 'alone', needsBuild: true, needsDatabase: true };

export const parts = {
  // It needs no build, so it comes first.
  front: { ...background, run: (options) => runFront(options) },
  check: { ...background, needsBuild: true, run: (options) => runChecks(listChecks(), options) },
  api: { ...foreground, run: (options) => runApi(options) },
  e2e: { ...foreground, run: (options) => runJourneys(options) },
  attacks: { ...alone, run: (options) => runAttacks(options) },
  artifact: { ...alone, run: (options) => runChecks(artifactChecks, options) },
};

const shardPrefix = 'e2e:';
export const shards = getJourneyShards().map((part) => `${shardPrefix}${part}`);

/** The steps of a part, of a shard of the journeys or of a remote. */
export function getSteps(name) {
  if (name in parts) return [{ title: name, ...parts[name] }];
  if (shards.includes(name)) {
    const files = getShard(name.slice(shardPrefix.length));
    return [{ title: name, ...parts.e2e, run: (options) => runJourneys(options, files) }];
  }
  return [
    { title: `${name}: front`, ...parts.front, run: (options) => runFront(options, { name }) },
    { title: `${name}: checks`, ...parts.check, run: (options) => runChecks(listRemoteChecks(name), options) },
    { title: `${name}: e2e`, ...parts.e2e, run: (options) => runJourneys(options, getJourneys(name)) },
  ];
}

/** The steps that a change of these files can break. */
export function getChangedSteps(files) {
  const selected = selectTests(files);
  const runSome = {
    front: (options) => runFront(options, { related: selected.front }),
    api: (options) => runApi(options, { related: selected.api }),
    e2e: (options) => runJourneys(options, selected.e2e),
  };
  return Object.entries(parts)
    .filter(([title]) => title === 'check' || selected[title])
    .map(([title, part]) => ({ title, ...part, ...(Array.isArray(selected[title]) && { run: runSome[title] }) }));
}
