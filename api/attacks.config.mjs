import api, { untimedAttacks } from './jest.config.mjs';

/** One attack at a time, after everything else: they measure what the server's other users see meanwhile. */
export default {
  ...api,
  displayName: 'attacks',
  testMatch: ['<rootDir>/test/attacks/**/*.test.ts'],
  testPathIgnorePatterns: untimedAttacks.map((file) => `${file}$`),
  maxWorkers: 1,
};
