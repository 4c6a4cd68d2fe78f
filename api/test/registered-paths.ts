import { expect } from '@jest/globals';
import type { RemoteManifest } from 'rules/releases';
import { signInAs } from '#test/sign-in-as';
import { startTestApp } from '#test/app';
import { createTestClient, type TestClient } from '#test/client';
import { htmlHeaders } from '#test/front';
import { type TestBuild, createTestBuild, publishBuild, sendBuild, readRemoteState } from '#test/test-build';

export const production = { NODE_ENV: 'production', SESSION_SECRET: 's'.repeat(32) };

export type Row = NonNullable<RemoteManifest['portals']>[number];

export interface Listed {
  id: string;
  remote: string;
  path: string;
  title: string;
  status: string;
  source: string;
  audiences: string[];
  requestedBy: string | null;
  titleInForce: string | null;
  audiencesInForce: string[] | null;
  decidedBy: string | null;
}
const fields = 'id remote path title status source audiences requestedBy titleInForce audiencesInForce decidedBy';

interface Registered {
  version: string;
  portals: Row[];
}

/** A build from another repository with a screen at each of these paths. Each test uses its own remote. */
export const createPathBuild = (
  remote: string,
  rows: Row[],
  says = 'one',
  manifestOverrides: Partial<RemoteManifest> = {},
): TestBuild =>
  createTestBuild({
    remote,
    says,
    manifest: { portals: rows, ...manifestOverrides },
    portal: { routes: rows.map(({ path, title }) => ({ path, title, screen: 'component' as const })) },
  });

export const getStatus = async (who: TestClient, path: string) =>
  (await who.send('GET', path, undefined, htmlHeaders)).status;
export const readRegistry = async (who: TestClient) =>
  (await who.send<Record<string, Registered>>('GET', '/remotes.json')).body;

export type Paths = Awaited<ReturnType<typeof startPaths>>;

/** A production server, a team with portals in another repository, and an administrator who approves their paths. */
export async function startPaths() {
  const app = await startTestApp(production);
  const team = Object.assign(createTestClient(app.url), { key: await app.make.releaseKey({ name: 'Hiring team' }) });
  const user = await app.make.user({ role: 'admin' });
  const admin = await signInAs(app, user);
  const client = await signInAs(app, await app.make.user({ role: 'client' }));

  async function release(build: TestBuild, canary?: string[]): Promise<number> {
    await sendBuild(team, build);
    const { revision } = await readRemoteState(team, build.manifest.name);
    const { data, errors } = await publishBuild(team, build, revision, canary);
    expect(errors).toBeUndefined();
    return data.publishRelease.revision;
  }

  /** Runs an operation from the playground, where production allows unregistered operations. */
  async function ask<T>(query: string, variables: object = {}) {
    const { body } = await admin.send<{ data: T; errors?: Array<{ message: string }> }>(
      'POST',
      '/graphql',
      { query, variables },
      { 'x-playground': '1' },
    );
    return body;
  }
  const listPaths = async (remote: string) => {
    const { data } = await ask<{ portalPaths: Listed[] }>(`{ portalPaths { ${fields} } }`);
    return data.portalPaths.filter((row) => row.remote === remote);
  };
  const decide = (verb: 'approve' | 'decline' | 'retire', { id }: Pick<Listed, 'id'>) =>
    ask<Record<string, Listed>>(`mutation ($id: ID!) { ${verb}PortalPath(id: $id) { ${fields} } }`, { id });

  async function approved(remote: string, build: TestBuild): Promise<Listed> {
    await release(build);
    const [row] = await listPaths(remote);
    expect((await decide('approve', row as Listed)).errors).toBeUndefined();
    return row as Listed;
  }

  const runs = async (query: string) => {
    const { body } = await client.send<{ errors?: Array<{ extensions: { code: string } }> }>('POST', '/graphql', {
      query,
    });
    return body.errors?.[0]?.extensions.code !== 'OPERATION_NOT_TRUSTED';
  };
  return { app, team, admin, client, adminEmail: user.email, release, ask, listPaths, decide, approved, runs };
}
