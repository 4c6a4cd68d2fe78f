/**
 * The import boundaries: which package or folder may import what. Everything else is an error.
 * A name that ends in "/" matches everything below it.
 */
const react = ['react', 'react/', 'react-dom', 'react-dom/', 'styled-components'];
const testing = ['@jest/globals', '@testing-library/'];

/** What each package may import besides its own files; `tests` is for its test files. */
export const packageWalls = {
  rules: { may: ['zod', 'zod/', 'dinero.js/'], tests: testing },
  kit: { may: ['rules/', '*'], never: ['node:', 'api', 'api/', 'shell', 'shell/', 'mfe-'], tests: testing },
  // The shell provides the module federation runtime.
  shell: { may: ['kit/', 'rules/', '@module-federation/', ...react], tests: testing },
  'mfe-*': { may: ['kit/', 'rules/', ...react], tests: testing },
  'mfe-marketing': { may: ['kit/', 'rules/', 'embla-carousel', ...react], tests: testing },
  'mfe-admin': { may: ['kit/', 'rules/', '@codemirror/', '@lezer/highlight', '@uppy/', ...react], tests: testing },
  'mfe-sales': { may: ['kit/', 'rules/', '@tanstack/react-virtual', 'papaparse', ...react], tests: testing },
  /** Prerenders the public pages: the only package that imports both the shell and the site. */
  'build/prerender': { may: ['kit/', 'shell/', 'mfe-marketing/', 'node:', ...react], tests: testing },
  api: { may: ['rules/', '*'], never: ['kit', 'kit/', 'shell', 'shell/', 'mfe-', 'react', 'react-dom'] },
  e2e: { may: ['rules/', 'node:', '@playwright/test', '@axe-core/playwright', 'oidc-provider', 'pg'] },
  /** Packages for all portals, including those in other repositories. */
  packages: { may: ['*'], never: ['api', 'api/', 'shell', 'shell/', 'mfe-'] },
  bench: { may: ['*'], never: ['api', 'api/', 'kit/', 'shell/', 'mfe-'] },
};

/**
 * Only kit may import these: a second copy would mean a second context, and shared directly they can't be tree-shaken. Tests run
 * the API with other people's clients.
 */
export const kitOnlyIn = ['kit/', 'api/test/clients/'];
export const kitOnly = ['react-router', 'react-router-dom', '@apollo/client', '@apollo/client/', '@blueprintjs/'];

const ground = [
  'access',
  'clock',
  'new-id',
  'db',
  'dependencies',
  'errors',
  'settings',
  'live',
  'mail',
  'files',
  'jobs',
  'json-text',
  'send-revalidated',
  'log',
  'serialize-error',
  'health',
  'secrets',
  'secret-key',
  'security-log',
  'limits',
  'metrics',
  'models',
  'pdf',
  'remotes',
  'retention',
  'scalars',
  'servers',
  'telemetry',
];

/** Folders and files of api/src; a folder that isn't listed is a domain. */
export const apiRooms = {
  main: ['require-node', 'workers'],
  'check-founder-password': ['settings', 'accounts', 'passwords'],
  'end-on-uncaught': ['errors'],
  explain: ['settings', 'errors'],
  execute: ['schema', 'context', ...ground],
  app: ['*'],
  /** Processes that share a port. */
  workers: ['*'],
  /** Entry points of `npm run backup`, `restore` and `doctor`. */
  commands: ['*'],
  checks: ['backup', 'setting-fields', ...ground],
  backup: ground,
  doctor: ['checks', ...ground],
  schema: ['*'],
  domains: ['*'],
  'define-domain': ['*'],
  entities: ['domains'],
  'retention-tables': ['domains', 'retention'],
  /** It reads the items that domains register. */
  'action-items': ['context', 'domains', ...ground],
  /** It reads the rows behind the types that domains register, and undoes changes of the kinds that they do. */
  nodes: ['context', 'domains', 'undo', ...ground],
  demo: ['*'],
  /** The server that receives a question writes the reply; resolvers get its writer from the context. */
  context: ['checks', 'replies', ...ground],
  rest: ['schema', 'context', 'errors', 'access', 'execute', 'json-text', 'scalars', 'send-revalidated'],
  http: ['context', 'schema', 'rest', 'execute', 'external-sign-in', ...ground],
  'sample-figures': ['clock'],
  /** It lists the settings by name. */
  installation: ['context', 'access', 'settings', 'retention', 'clock'],
  ...Object.fromEntries(ground.map((room) => [room, ground])),
  settings: ['setting-fields', ...ground],
  'setting-fields': ['limits', 'retention', 'secrets'],
  /** Every domain may write the log; reading it is a domain of its own. */
  'security-log': ['context', 'people', 'sessions', ...ground],
};

export const domain = {
  may: [
    'action-items',
    'demo',
    'context',
    'checks',
    'access',
    'clock',
    'new-id',
    'db',
    'dependencies',
    'errors',
    'live',
    'mail',
    'files',
    'jobs',
    'health',
    'secrets',
    'secret-key',
    'security-log',
    'limits',
    'metrics',
    'models',
    'pdf',
    'remotes',
    'retention',
    'scalars',
    'servers',
    'telemetry',
    'sample-figures',
  ],
  /** Domains may use another domain's entity, access rule or verbs. */
  neverOfAnother: /\.(resolver|inputs)$/,
};

/** The only files that read the machine's clock or create time-based ids. */
export const clockReaders = ['api/src/clock.ts', 'api/src/new-id.ts'];

/** The only files that read the URL's search parameters in the front end. */
export const frontEnd = /^(kit|shell|mfe-[^/]+)\/src\//;
export const searchStateFolder = 'kit/src/search-state/';

/** The only files that read process.env. */
export const environmentReaders = [
  'api/src/settings.ts',
  'api/scripts/',
  'api/test/',
  'api/jest.config.mjs',
  'scripts/',
  'e2e/',
  'bench/',
  'build/codegen.ts',
  'packages/',
  'shell/dev-server.config.ts',
];
