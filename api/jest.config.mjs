import { availableParallelism } from 'node:os';

/** Attacks that measure no other users' waiting times, so they can run beside other tests. */
export const untimedAttacks = [
  'expensive-queries',
  'other-local-accounts',
  'revoked-key-override',
  'stolen-session',
].map((name) => `<rootDir>/test/attacks/${name}.test.ts`);

export default {
  displayName: 'api',
  rootDir: import.meta.dirname,
  // Not Jest's own: it would load the API's 3400 modules again for every file.
  runner: 'jest-light-runner',
  testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/test/clients/*.test.ts', ...untimedAttacks],
  transform: {},
  // For `--findRelatedTests`: Node resolves the imports of package.json itself.
  moduleNameMapper: { '^#test/(.*)$': '<rootDir>/test/$1.ts', '^#(.*)$': '<rootDir>/src/$1.ts' },
  globalSetup: '<rootDir>/test/global-setup.mjs',
  globalTeardown: '<rootDir>/test/global-teardown.mjs',
  // The databases that the tests talk to take their share of the cores.
  maxWorkers: Math.max(2, availableParallelism() - 1),
};
