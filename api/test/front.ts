import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import { pino } from 'pino';
import { errorHandler } from '#http/error-handler';
import { registryFor, remoteRoutes } from '#http/pages/remotes';
import { securityHeaders } from '#http/guards/security-headers';
import { shellPage } from '#http/pages/shell-page';
import { readBuilds, readShell } from '#remotes/builds';
import { federationName, type Remotes, toRemoteRow } from '#remotes/remotes';
import { readSettings } from '#settings';
import { createTestClient, type TestClient } from '#test/client';

/** Requests a page like a browser. */
export const htmlHeaders = { accept: 'text/html' };

/** The prerendered public pages of a build with these scripts. */
export const createPages = (site = 'remoteEntry.0123456789.js', shell = 'main.0123456789.js') =>
  JSON.stringify({
    madeFor: { shell, site },
    pages: { '/': { html: "<h1>For $1 & $' more</h1>", styles: '<style nonce="__CSP_NONCE__">h1{}</style>' } },
  });

export interface Front {
  folder: string;
  write(name: string, content: string | Buffer): void;
  /** A server of the front end with these settings. */
  serve(env?: Record<string, string>): Promise<{ client: TestClient; stop: () => void }>;
  remove(): void;
}

/** A minimal front-end build in a temporary folder. */
export function createFront(): Front {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'front-'));
  const write: Front['write'] = (name, content) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  write(
    'shell/index.html',
    `<html lang="en"><head><meta content="__CSP_NONCE__"><title>Name</title><script src="/js/main.0123456789.js"></script></head>
     <script type="application/json" id="public-settings">__PUBLIC_SETTINGS__</script><body><noscript>Needs JavaScript</noscript><div id="root"></div></body>`,
  );
  write('pages.json', createPages());
  write('mfe-marketing/dist/remote.json', createManifest('mfe-marketing'));
  write('shell/splash.html', '<section id="splash"><style nonce="__CSP_NONCE__"></style></section>');
  write('shell/og.png', Buffer.from('picture'));
  write('shell/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('shell/js/main.0123456789.js', 'console.log("shell")');
  write('shell/js/main.0123456789.js.br', brotliCompressSync('console.log("shell")'));
  write('mfe-client/dist/remote.json', createManifest('mfe-client'));
  write('mfe-client/dist/remoteEntry.0123456789.js', 'var mfe_client');
  write('mfe-client/dist/js/portal.0123456789.js', 'export {}');
  write('secret.txt', 'not for the web');
  return {
    folder,
    write,
    serve: (env = {}) => serve(folder, env),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const integrity = `sha384-${'A'.repeat(64)}`;

/** remote.json of a remote with two files. */
export const createManifest = (name: string, ahead = ['js/portal.0123456789.js']) =>
  JSON.stringify({
    name,
    entry: 'remoteEntry.0123456789.js',
    ahead,
    takes: {},
    operations: [],
    files: Object.fromEntries(['remoteEntry.0123456789.js', ...ahead].map((file) => [file, { integrity, size: 1 }])),
  });

/** The remotes' builds in a folder, without a database. */
function toRemotes(folder: string): Remotes {
  const shellFolder = path.join(folder, 'shell');
  const builds = () => readBuilds(folder, pino({ level: 'silent' }));
  return {
    shell: { folder: shellFolder, version: readShell(shellFolder)?.version ?? null, findFolderWith: async () => null },
    registryFor: () =>
      Object.fromEntries(
        builds().map(({ manifest, version }) => [federationName(manifest.name), toRemoteRow(manifest, version)]),
      ),
    portals: () => [],
    isPersonal: () => false,
    getFolder: async (remote, version) =>
      builds().find((build) => build.manifest.name === remote && build.version === version)?.folder ?? null,
  };
}

async function serve(folder: string, env: Record<string, string>) {
  const settings = {
    ...readSettings({
      PUBLIC_URL: 'https://agency.example',
      FOUNDER_EMAIL: 'me@agency.example',
      FOUNDER_PASSWORD: 'x'.repeat(12),
      ...env,
    }),
    shellDir: path.join(folder, 'shell'),
    remotesDir: folder,
    pagesFile: path.join(folder, 'pages.json'),
  };
  const headers = securityHeaders(settings.publicUrl, { googleAnalytics: settings.gaMeasurementId !== null });
  const remotes = toRemotes(folder);
  const registry = registryFor(
    remotes,
    async () => null,
    async () => [],
  );
  const server = express()
    .use(headers, remoteRoutes(remotes, registry))
    .use(shellPage(settings, { registryFor: registry, remotes, pageLoads: null }), errorHandler)
    .listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const address = server.address();
  return {
    client: createTestClient(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`),
    stop: () => server.close(),
  };
}
