import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const here = path.join(import.meta.dirname, 'test');
const resolve = createRequire(import.meta.url).resolve;
/** TypeScript in the workspace, JavaScript if kit comes from a registry. */
const setup = readdirSync(here).find((file) => /^jest\.setup\.[jt]s$/.test(file));

/** Jest config for portals: kit itself in jsdom, with mocks only for the network and live events. */
export const portalTests = {
  // On a busy machine milliseconds become seconds; tests that hang still fail.
  testTimeout: 20_000,
  testEnvironment: path.join(here, 'jest.env.mjs'),
  testMatch: ['**/src/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: [path.join(here, setup)],
  moduleNameMapper: { '\\.(css|woff2)$': path.join(here, 'jest.stub.cjs') },
  transform: {
    '^.+\\.(m?[jt]sx?)$': [
      resolve('@swc/jest'),
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
};
