import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { PlainError } from './print.mjs';

/** Below the ephemeral ports, which an outgoing connection could take between finding a port and using it. */
const [first, last] = [20_000, 32_000];

/** Finds a free port. */
export async function findFreePort(host = '127.0.0.1') {
  const port = randomInt(first, last);
  return (await isPortFree(port, host)) ? port : findFreePort(host);
}

/** Whether nothing listens on a port. */
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

/** Fails early, before anything is installed or built, if the port is taken. */
export async function assertPortFree(port, host) {
  if (await isPortFree(port, host)) return;
  const other = Number(port) + 100;
  throw new PlainError(
    `Port ${port} is in use, possibly by this product in another terminal. Stop it, or choose another port: PORT=${other} npm start`,
  );
}
