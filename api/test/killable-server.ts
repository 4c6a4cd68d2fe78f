import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findFreePort } from '#db/free-port';
import { createTestClient, type TestClient } from '#test/client';
import { cloneDatabase } from '#test/database';
import { createFactories, testPassword, type TestUser } from '#test/factories';
import { type ServerProcess, startServerProcess } from '#test/server-process';

/** Servers in separate processes on one database, which a test can kill at any time. */
export async function createKillableServer(env: Record<string, string>) {
  const database = await cloneDatabase();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'killable-'));
  const running = new Set<ServerProcess>();
  const start = async (port?: number, ownEnv: Record<string, string> = {}) => {
    const server = startServerProcess({
      PORT: String(port ?? (await findFreePort())),
      DATABASE_URL: database.appUrl,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
      TRUST_PROXY: '1',
      SHUTDOWN_DELAY_SECONDS: '0',
      SESSION_SECRET: 'a secret that all servers of a test know',
      ...env,
      ...ownEnv,
    });
    running.add(server);
    const { url } = await server.event('ready');
    return {
      url,
      /** Kills the process. */
      kill: async () => {
        server.child.kill('SIGKILL');
        await server.ended;
        running.delete(server);
      },
      /** Stops the process gracefully. Returns its exit code. */
      terminate: async () => {
        server.child.kill('SIGTERM');
        const { code } = await server.ended;
        running.delete(server);
        return code;
      },
    };
  };
  return {
    make: createFactories(database.pool),
    pool: database.pool,
    start,
    signIn: async (url: string, { email }: Pick<TestUser, 'email'>): Promise<TestClient> => {
      const client = createTestClient(url);
      const { status } = await client.send('POST', '/api/auth/login', { email, password: testPassword });
      if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
      return client;
    },
    stop: async () => {
      for (const { child, ended } of running) {
        child.kill('SIGKILL');
        await ended;
      }
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
