import { availableParallelism } from 'node:os';
import path from 'node:path';
import { portalTests } from '../kit/jest.config.mjs';
import { remotes } from '../scripts/paths.mjs';
import { bundledLibraries } from './jest.bundle-libraries.mjs';

/** Tests of the front: rules, kit, shell and the portals, in jsdom. */
export default {
  ...portalTests,
  displayName: 'front',
  rootDir: path.dirname(import.meta.dirname),
  roots: ['rules', 'kit', 'shell', ...remotes].map((room) => `<rootDir>/${room}`),
  globalSetup: '<rootDir>/build/jest.bundle-libraries.mjs',
  // Jest reserves one of two cores for its own process, which is idle most of the time.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  moduleNameMapper: {
    ...portalTests.moduleNameMapper,
    ...bundledLibraries,
    // Its package has no CommonJS entry.
    '^remend$': '<rootDir>/kit/node_modules/remend/dist/index.js',
  },
  // These two are ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!\\.pnpm/(marked|remend)@|(marked|remend)/)'],
};
