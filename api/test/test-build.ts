import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PortalDescription } from 'rules/portal-description';
import type { RemoteManifest } from 'rules/releases';
import { getVersion } from '#remotes/manifest';
import type { TestClient } from '#test/client';

export interface TestBuild {
  manifest: RemoteManifest;
  /** The exact text of remote.json. */
  text: string;
  version: string;
  files: Record<string, string>;
  portal: PortalDescription;
}

/** The screens that the shell expects of the remotes that tests publish. */
const screens: Record<string, PortalDescription['routes']> = {
  'mfe-client': [{ path: '/client', title: 'Dashboard', screen: 'component' }],
  'mfe-sales': ['/sales-portal', '/project-manager-portal'].map((at) => ({ path: at, title: at, screen: 'component' })),
};

interface TestBuildOptions {
  remote?: string;
  /** The entry's content: a different text makes a different version. */
  says?: string;
  manifest?: Partial<RemoteManifest>;
  portal?: Partial<PortalDescription>;
}

/** A small build that passes the contract check, with overrides. */
export function createTestBuild({
  remote = 'mfe-client',
  says = 'one',
  manifest: other,
  portal,
}: TestBuildOptions = {}): TestBuild {
  const files = { 'remoteEntry.0123456789.js': `'${says}'`, 'js/portal.0123456789.js': 'export {}' };
  const manifest: RemoteManifest = {
    name: remote,
    entry: 'remoteEntry.0123456789.js',
    ahead: ['js/portal.0123456789.js'],
    takes: { react: '^19.0.0' },
    operations: [{ name: 'Me', document: 'query Me { me { id } }' }],
    files: Object.fromEntries(Object.entries(files).map(([name, content]) => [name, describeFile(content)])),
    ...other,
  };
  const text = JSON.stringify(manifest);
  const routes = screens[remote] ?? [];
  return { manifest, text, version: getVersion(text), files, portal: { routes, nav: [], frame: 'none', ...portal } };
}

const describeFile = (content: string) => ({
  integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  size: Buffer.byteLength(content),
});

/** Writes a build to `<folder>/<remote>/dist`, where a server loads it at start. */
export function writeBuild(folder: string, { manifest, text, files }: TestBuild): void {
  for (const [name, content] of [['remote.json', text] as const, ...Object.entries(files)]) {
    const file = path.join(folder, manifest.name, 'dist', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

const stage = `mutation ($input: StageReleaseInput!) { stageRelease(input: $input) { version missing portals { path status } } }`;
const publish = `mutation ($input: PublishReleaseInput!) { publishRelease(input: $input) { revision } }`;
const back = `mutation ($input: RollBackRemoteInput!) { rollBackRemote(input: $input) { revision current { version } } }`;

export const stageBuild = (client: TestClient, { text, portal }: TestBuild, about: { commit?: string } = {}) =>
  client.graphql<{
    stageRelease: { version: string; missing: string[]; portals: Array<{ path: string; status: string }> };
  }>(stage, {
    input: { manifest: text, portal, ...about },
  });

export const sendFile = (client: TestClient, { manifest, version }: TestBuild, name: string, content: string) =>
  client.send<{ message: string }>('PUT', `/remotes/${manifest.name}/${version}/${name}`, content, {
    'content-type': 'application/octet-stream',
  });

/** Stages a build and uploads its files. */
export async function sendBuild(client: TestClient, build: TestBuild): Promise<void> {
  const { data, errors } = await stageBuild(client, build);
  if (errors) throw new Error(errors[0]?.message);
  for (const name of data.stageRelease.missing) await sendFile(client, build, name, build.files[name] ?? '');
}

export const publishBuild = (
  client: TestClient,
  { manifest, version }: TestBuild,
  revision: number,
  canary?: string[],
) =>
  client.graphql<{ publishRelease: { revision: number } }>(publish, {
    input: { remote: manifest.name, version, revision, ...(canary && { canary }) },
  });

export const rollBackRemote = (client: TestClient, remote: string, revision: number) =>
  client.graphql<{ rollBackRemote: { revision: number; current: { version: string } } }>(back, {
    input: { remote, revision },
  });

export async function readRemoteState(client: TestClient, remote = 'mfe-client') {
  interface State {
    remote: string;
    revision: number;
    current: { version: string } | null;
    canary: { version: string } | null;
  }
  const { data } = await client.graphql<{ remotes: State[] }>(
    '{ remotes { remote revision current { version } canary { version } } }',
  );
  return data.remotes.find((state) => state.remote === remote) ?? { remote, revision: 0, current: null, canary: null };
}

/** The events of a remote's history with their versions, newest first. */
export async function readHistory(client: TestClient, remote = 'mfe-client', first = 100) {
  interface Event {
    kind: string;
    version: string;
    by: string;
    commit: string | null;
  }
  const { data } = await client.graphql<{ releaseEvents: { edges: Array<{ node: Event }> } }>(
    `query ($remote: String, $first: Int!) {
      releaseEvents(first: $first, filter: { remote: $remote }) { edges { node { kind version by commit } } }
    }`,
    { remote, first },
  );
  return data.releaseEvents.edges.map(({ node }) => node);
}
