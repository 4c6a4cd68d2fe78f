import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const here = path.join(import.meta.dirname, 'test');
const resolve = createRequire(import.meta.url).resolve;
/** TypeScript in the workspace, JavaScript where kit comes from a registry. */
const setup = readdirSync(here).find((file) => /^jest\.setup\.[jt]s$/.test(file));

/** How the tests of a portal run: kit's own code in jsdom, with the network and the live events as the only stand-ins. */
export const portalTests = {
  // A busy machine takes seconds for what takes milliseconds; what never comes is found all the same.
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
