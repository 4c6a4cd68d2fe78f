import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartError } from '#settings';

/** A taken port is said at once, before a database starts for nothing. */
export async function checkPort({ port, host }: { port: number; host: string }): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen(port, host), 'listening');
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE') {
      throw new StartError(`Port ${port} is taken by another program. Stop that one, or set PORT to another number.`, {
        cause,
      });
    }
    throw new StartError(
      `The server cannot listen on ${host}, port ${port}: ${cause instanceof Error ? cause.message : cause}`,
      { cause },
    );
  }
  server.close();
  await once(server, 'close');
}
