/** The published packages. All have the version of kit, which is the contract with the shell. */
export const publishedPackages = [
  { folder: 'rules', name: '@10x/rules', module: 'CommonJS', sources: ['src'] },
  {
    folder: 'kit',
    name: '@10x/kit',
    // CommonJS for Jest: only tests run it, because pages get kit from the shell.
    module: 'CommonJS',
    sources: ['src', 'test'],
    copied: [/^src\/\w+\.d\.ts$/, /^(test\/)?jest\.\w+\.(mjs|cjs)$/],
    // The portal and kit share one copy.
    peers: ['react', 'react-dom', 'styled-components', '@testing-library/*'],
    // Needed by the test helpers.
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
  {
    folder: 'clients/typescript',
    name: '@10x/rest-client',
    module: 'ESNext',
    sources: ['src'],
    copied: [/^README\.md$/],
  },
  { folder: 'packages/create-portal', name: 'create-10x-portal', copied: [/^create\.mjs$/, /^template\//] },
];
