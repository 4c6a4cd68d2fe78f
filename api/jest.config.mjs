import { availableParallelism } from 'node:os';

export default {
  displayName: 'api',
  rootDir: import.meta.dirname,
  // Not Jest's own: it would load the API's 3400 modules again for every file.
  runner: 'jest-light-runner',
  testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/test/clients/*.test.ts'],
  transform: {},
  // For `--findRelatedTests`: Node resolves the imports of package.json itself.
  moduleNameMapper: { '^#test/(.*)$': '<rootDir>/test/$1.ts', '^#(.*)$': '<rootDir>/src/$1.ts' },
  globalSetup: '<rootDir>/test/global-setup.mjs',
  globalTeardown: '<rootDir>/test/global-teardown.mjs',
  // The databases that the tests talk to take their share of the cores.
  maxWorkers: Math.max(2, availableParallelism() - 1),
};
