export default {
  displayName: 'api',
  rootDir: import.meta.dirname,
  // Not Jest's own: it would load the API's 3400 modules again for every file.
  runner: 'jest-light-runner',
  testMatch: ['<rootDir>/src/**/*.test.ts'],
  transform: {},
  globalSetup: '<rootDir>/test/global-setup.mjs',
  globalTeardown: '<rootDir>/test/global-teardown.mjs',
  maxWorkers: 2,
};
