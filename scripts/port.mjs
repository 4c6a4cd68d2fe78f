import { once } from 'node:events';
import { createServer } from 'node:net';
import { PlainError } from './say.mjs';

/** A port that nothing listens on. */
export async function freePort(host = '127.0.0.1') {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** Whether nothing listens on a port of this machine. */
export async function isFree(port, host = '127.0.0.1') {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
  } catch (cause) {
    // Any other reason is better told by who needs the port.
    return cause.code !== 'EADDRINUSE';
  }
  server.close();
  await once(server, 'close');
  return true;
}

/** Says early, before anything is installed or built, that the port is taken. */
export async function mustBeFree(port, host) {
  if (await isFree(port, host)) return;
  const other = Number(port) + 100;
  throw new PlainError(
    `Port ${port} is taken, perhaps by this product in another window. Stop it there, or choose another port: PORT=${other} npm start`,
  );
}
