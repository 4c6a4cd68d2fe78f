import path from 'node:path';
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
