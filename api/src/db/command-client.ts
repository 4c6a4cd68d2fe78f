import type { Client, ClientConfig } from 'pg';
import { GuardedClient } from '#db/guarded-client';
import { policies } from '#dependencies/policies';

interface Options {
  /** The session's application name in PostgreSQL. */
  name: string;
  /** Destroys the connection, so that pending statements fail. */
  signal?: AbortSignal;
  /** A statement times out after this time without data; 0 for no timeout, because building an index is silent. */
  silenceMs?: number;
}

/** With the driver's types. */
export type CommandClient = Client & Pick<GuardedClient, 'destroy'>;

/** For connections that commands and migrations open themselves, without a statement timeout. */
export const getCommandConfig = (connectionString: string, name: string): ClientConfig => ({
  connectionString,
  application_name: name,
  connectionTimeoutMillis: policies.database.connectMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
});

/** Opens a connection that never hangs a command: not while connecting, on a dead network or on abort. */
export async function openCommandClient(
  connectionString: string,
  { name, signal, silenceMs = 0 }: Options,
): Promise<CommandClient> {
  signal?.throwIfAborted();
  const client = new GuardedClient(getCommandConfig(connectionString, name));
  client.on('error', () => undefined); // the running query fails as well
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
