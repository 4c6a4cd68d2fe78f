import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections: one of those may come between finding a port and using it. */
const [first, last] = [20_000, 32_000];

/** A port on 127.0.0.1 that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const port = randomInt(first, last);
  return (await isFree(port)) ? port : freePort();
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
    throw error;
  }
  server.close();
  await once(server, 'close');
  return true;
}
