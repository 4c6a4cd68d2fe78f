import { statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../paths.mjs';

/** Where a fault hurts most. The nightly job runs each of them. */
export const mutatedFolders = [
  'api/src/access',
  'api/src/limits',
  'api/src/http',
  'api/src/people',
  'api/src/accounts',
  'api/src/passwords',
  'api/src/sessions',
  'api/src/sign-in',
  'api/src/second-factor',
  'api/src/invitations',
  'api/src/replies',
  'api/src/jobs',
  'rules/src',
  'kit/src/apollo',
  'kit/src/forms',
  'shell/src/gate',
];

/** One run of Stryker for each place: a folder or a file, relative to the root. */
export const createMutationRuns = (places) => places.map((name) => ({ name, ...createRun(name) }));

function createRun(place) {
  const isFolder = statSync(path.join(root, place)).isDirectory();
  const options = {
    plugins: ['@stryker-mutator/jest-runner'],
    testRunner: 'jest',
    mutate: isFolder
      ? [
          `${place}/**/*.{ts,tsx}`,
          `!${place}/**/*.{test,d}.{ts,tsx}`,
          `!${place}/**/gql/**`,
          `!${place}/**/migrations/**`,
        ]
      : [place],
    inPlace: true,
    allowEmpty: true,
    reporters: ['clear-text', 'progress', 'html'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    // Types are checked by `npm run check`; here a wrong type only matters if a test notices it.
    disableTypeChecks: false,
    ignoreStatic: true,
    thresholds: { high: 95, low: 90, break: 90 },
    dryRunTimeoutMinutes: 20,
    timeoutMS: 20_000,
  };
  return place.startsWith('api/') ? createApiRun(place, options) : createFrontRun(place, options);
}

/** Each change runs the tests of its package that execute it. */
const createFrontRun = (place, options) => ({
  nodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  options: {
    ...options,
    coverageAnalysis: 'perTest',
    jest: {
      configFile: 'build/jest.front.config.mjs',
      config: { roots: [`<rootDir>/${place.split('/')[0]}`] },
      enableFindRelatedTests: false,
    },
  },
});

/**
 * The API's tests share the modules of their process, where Stryker cannot measure coverage: each change runs the tests of its
 * domain.
 */
function createApiRun(place, options) {
  const domain = place.split('/').slice(0, 3).join('/');
  const tests = statSync(path.join(root, domain)).isDirectory() ? domain : path.dirname(domain);
  const imports = ['scripts/typescript-loader.mjs', 'test/native-modules.mjs'];
  return {
    nodeArgs: [
      '--conditions=api-source',
      '--disable-warning=ExperimentalWarning',
      ...imports.map((file) => `--import=${pathToFileURL(path.join(root, 'api', file))}`),
    ],
    options: {
      ...options,
      coverageAnalysis: 'off',
      ignoreStatic: false,
      timeoutMS: 60_000,
      jest: {
        configFile: 'api/jest.config.mjs',
        config: { testMatch: [`<rootDir>/${path.posix.relative('api', tests)}/**/*.test.ts`] },
        enableFindRelatedTests: false,
      },
    },
  };
}
