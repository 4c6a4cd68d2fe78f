import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { PlainError } from './print.mjs';

/** Below the ports that systems give to outgoing connections: one of those may come between finding a port and using it. */
const [first, last] = [20_000, 32_000];

/** A port that nothing listens on. */
export async function findFreePort(host = '127.0.0.1') {
  const port = randomInt(first, last);
  return (await isPortFree(port, host)) ? port : findFreePort(host);
}

/** Whether nothing listens on a port of this machine. */
export async function isPortFree(port, host = '127.0.0.1') {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
  } catch (cause) {
    // Other errors are reported by the caller that binds the port.
    return cause.code !== 'EADDRINUSE';
  }
  server.close();
  await once(server, 'close');
  return true;
}

/** Says early, before anything is installed or built, that the port is taken. */
export async function assertPortFree(port, host) {
  if (await isPortFree(port, host)) return;
  const other = Number(port) + 100;
  throw new PlainError(
    `Port ${port} is taken, perhaps by this product in another window. Stop it there, or choose another port: PORT=${other} npm start`,
  );
}
