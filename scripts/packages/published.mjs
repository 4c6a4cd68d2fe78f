/** What is published from this workspace. All have the version of kit, the contract that the shell keeps. */
export const publishedPackages = [
  { folder: 'rules', name: '@10x/rules', module: 'CommonJS', sources: ['src'] },
  {
    folder: 'kit',
    name: '@10x/kit',
    // Only tests run it, and Jest takes CommonJS as it is: in a page kit comes from the shell.
    module: 'CommonJS',
    sources: ['src', 'test'],
    copied: [/^src\/\w+\.d\.ts$/, /^(test\/)?jest\.\w+\.(mjs|cjs)$/],
    // One copy for the portal and for kit.
    peers: ['react', 'react-dom', 'styled-components', '@testing-library/*'],
    // What its test helpers run on.
    alsoNeeds: ['@swc/core', '@swc/jest', 'jest-environment-jsdom'],
  },
  {
    folder: 'packages/portal-build',
    name: '@10x/portal-build',
    module: 'ESNext',
    sources: ['src'],
    copied: [/(?<!\.test)\.mjs$/],
    extra: { 'tsconfig.json': 'tsconfig.base.json' },
  },
  { folder: 'packages/portal-release', name: '@10x/portal-release', copied: [/(?<!\.test)\.mjs$/] },
  {
    folder: 'packages/schema',
    name: '@10x/schema',
    copied: [/\.mjs$/],
    extra: { 'schema.graphql': 'api/schema.graphql' },
  },
  { folder: 'packages/create-portal', name: 'create-10x-portal', copied: [/^create\.mjs$/, /^template\//] },
];
