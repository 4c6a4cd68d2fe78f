import { once } from 'node:events';
import { createServer } from 'node:net';
import { threadId } from 'node:worker_threads';

/** Below the ephemeral ports, which may be taken between finding a port and using it. */
const first = 20_000;
const count = 12_000;
/** Each process and thread starts elsewhere, so that two do not find the same port before one of them uses it. */
let next = (process.pid * 1_009 + threadId * 3_001) % count;

/** A free port on 127.0.0.1. A thread only gets the same one again after trying all of them. */
export async function findFreePort(): Promise<number> {
  const port = first + next;
  next = (next + 1) % count;
  return (await isFree(port)) ? port : findFreePort();
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
