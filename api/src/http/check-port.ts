import { once } from 'node:events';
import { createServer } from 'node:net';
import { type Settings, StartError } from '#settings';

/** A taken port is said at once, before a database starts for nothing. */
export async function checkPorts({ host, port, metrics }: Pick<Settings, 'host' | 'port' | 'metrics'>): Promise<void> {
  await checkPort('PORT', port, host);
  if (metrics.port !== null) await checkPort('METRICS_PORT', metrics.port, host);
}

async function checkPort(setting: 'PORT' | 'METRICS_PORT', port: number, host: string): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen(port, host), 'listening');
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE') {
      throw new StartError(
        `Port ${port} is taken by another program. Stop that one, or set ${setting} to another number.`,
        { cause },
      );
    }
    throw new StartError(
      `The server cannot listen on ${host}, port ${port}: ${cause instanceof Error ? cause.message : cause}`,
      { cause },
    );
  }
  server.close();
  await once(server, 'close');
}
