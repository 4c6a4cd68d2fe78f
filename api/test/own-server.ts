import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { pino } from 'pino';
import { startEmbedded } from '#db/embedded';
import { findFreePort } from '#db/free-port';
import { eventually } from '#test/eventually';

/** A real server that a test can stop and restart at the same address. */
export interface OwnServer {
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export async function startOwnPostgres(folder: string): Promise<OwnServer> {
  const port = await findFreePort();
  const run = () => startEmbedded({ folder, port, log: pino({ level: 'silent' }), flags: ['fsync=off'] });
  let running: Awaited<ReturnType<typeof run>> | null = await run();
  return {
    url: running.ownerUrl,
    start: async () => void (running = await run()),
    stop: async () => {
      await running?.stop();
      running = null;
    },
  };
}

export function isRedisInstalled(): boolean {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false; // the test says so in its name
  }
}

export async function startOwnRedis(folder: string): Promise<OwnServer> {
  mkdirSync(folder, { recursive: true });
  const port = await findFreePort();
  const run = async () => {
    const child = spawn(
      'redis-server',
      ['--port', String(port), '--bind', '127.0.0.1', '--appendonly', 'yes', '--dir', folder],
      { stdio: 'ignore' },
    );
    await eventually(async () => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.destroy();
    });
    return child;
  };
  let running: Awaited<ReturnType<typeof run>> | null = await run();
  return {
    url: `redis://127.0.0.1:${port}`,
    start: async () => void (running = await run()),
    stop: async () => {
      if (!running) return;
      const ended = once(running, 'exit');
      running.kill('SIGTERM');
      await ended;
      running = null;
    },
  };
}
