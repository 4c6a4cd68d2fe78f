import type { Client, ClientConfig } from 'pg';
import { GuardedClient } from '#db/guarded-client';
import { policies } from '#dependencies/policies';

interface Options {
  /** What PostgreSQL calls its session. */
  name: string;
  /** Destroys the connection, so that whatever waits for an answer fails. */
  signal?: AbortSignal;
  /** A statement is given up when nothing is heard for this time; 0 for never, as building an index is silent. */
  silenceMs?: number;
}

/** With the types of the driver. */
export type CommandClient = Client & Pick<GuardedClient, 'destroy'>;

/** Of connections that commands and migrations open for themselves, with no limit for a statement. */
export const getCommandConfig = (connectionString: string, name: string): ClientConfig => ({
  connectionString,
  application_name: name,
  connectionTimeoutMillis: policies.database.connectMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
});

/** Opens a connection that never leaves a command hanging: not while it connects, nor on a dead network, nor on an abort. */
export async function openCommandClient(
  connectionString: string,
  { name, signal, silenceMs = 0 }: Options,
): Promise<CommandClient> {
  signal?.throwIfAborted();
  const client = new GuardedClient(getCommandConfig(connectionString, name));
  client.on('error', () => undefined); // the query that runs fails, too
  client.statementBytes = Number.POSITIVE_INFINITY;
  client.silenceMs = silenceMs;
  const destroy = () => client.destroy();
  signal?.addEventListener('abort', destroy, { once: true });
  client.once('end', () => signal?.removeEventListener('abort', destroy));
  try {
    await client.connect();
    return client;
  } catch (error) {
    client.destroy();
    throw signal?.aborted ? signal.reason : error;
  }
}
