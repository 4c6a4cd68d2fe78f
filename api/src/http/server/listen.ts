import { once } from 'node:events';
import type { Server } from 'node:http';
import { StartError } from '#settings';

/** Starts listening, or explains why it can't. */
export async function listen(
  server: Server,
  setting: 'PORT' | 'METRICS_PORT',
  port: number,
  host: string,
  reusePort = false,
) {
  try {
    await once(server.listen({ port, host, reusePort }), 'listening');
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE')
      throw new StartError(
        `Port ${port} is in use by another program. Stop that program, or set ${setting} to another port.`,
        { cause },
      );
    throw new StartError(
      `The server cannot listen on ${host}, port ${port}: ${cause instanceof Error ? cause.message : cause}`,
      { cause },
    );
  }
}
