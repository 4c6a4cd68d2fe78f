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

/** Says early, before anything is installed or built, that the port is taken. */
export async function mustBeFree(port, host) {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
  } catch (cause) {
    if (cause.code !== 'EADDRINUSE') return;
    const other = Number(port) + 100;
    const message = `Port ${port} is taken, perhaps by this product in another window. Stop it there, or choose another port: PORT=${other} npm start`;
    throw new PlainError(message, { cause });
  }
  server.close();
  await once(server, 'close');
}
