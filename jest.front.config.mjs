import { availableParallelism } from 'node:os';
import { remotes } from './scripts/paths.mjs';

/** Tests of the front: rules, kit, shell and the portals, in jsdom. */
export default {
  displayName: 'front',
  rootDir: import.meta.dirname,
  roots: ['rules', 'kit', 'shell', ...remotes].map((room) => `<rootDir>/${room}`),
  // Jest leaves one of two cores to itself, and it waits most of the time.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  // A busy machine takes seconds for what takes milliseconds; what never comes is found all the same.
  testTimeout: 20_000,
  testEnvironment: '<rootDir>/kit/test/jest.env.mjs',
  testMatch: ['**/src/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/kit/test/jest.setup.ts'],
  moduleNameMapper: {
    '\\.(css|woff2)$': '<rootDir>/kit/test/jest.stub.cjs',
    // Its package has nothing for who requires it.
    '^remend$': '<rootDir>/mfe-contractor/node_modules/remend/dist/index.js',
  },
  transform: {
    '^.+\\.(m?[jt]sx?)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2023',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // These two are modules only.
  transformIgnorePatterns: ['/node_modules/(?!\\.pnpm/(marked|remend)@|(marked|remend)/)'],
};
