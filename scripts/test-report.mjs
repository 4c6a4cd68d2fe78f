import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './paths.mjs';

/** The test files of a report of Jest or Playwright, each with its duration in seconds. */
export const listFiles = (report) => (report.testResults ? listJestFiles(report) : listPlaywrightFiles(report));

const listJestFiles = ({ testResults }) =>
  testResults.map(({ name, startTime, endTime }) => ({
    name: path.relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));

const listPlaywrightFiles = ({ suites }) =>
  suites.map((suite) => ({ name: path.join('e2e', suite.file), seconds: sumDurations(suite) / 1000 }));

function sumDurations({ suites = [], specs = [] }) {
  const attempts = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return sum(attempts.map(({ duration }) => duration)) + sum(suites.map(sumDurations));
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

export const findSlowest = (files, count = 10) =>
  files.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);

/** The failed tests of a report, each with its name and the first lines of its error. */
export const listFailures = (report) =>
  report.testResults ? listJestFailures(report) : listPlaywrightFailures(report);

const listJestFailures = ({ testResults }) =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(root, name);
    const failures = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => describeFailure([file, fullName], failureMessages[0]));
    // A file that can't be read has a message and no tests.
    return failures.length === 0 && message ? [describeFailure([file], message)] : failures;
  });

const listPlaywrightFailures = ({ suites, errors }) => [
  ...suites.flatMap(listFailedSpecs),
  ...errors.map(({ message }) => describeFailure(['e2e'], message)),
];

const listFailedSpecs = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) =>
      describeFailure([path.join('e2e', file), title], tests[0].results.at(-1)?.error?.message),
    ),
  ...suites.flatMap(listFailedSpecs),
];

const describeFailure = (names, message = '') => ({
  name: names.join(' › '),
  message: stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, 8)
    .join('\n'),
});
