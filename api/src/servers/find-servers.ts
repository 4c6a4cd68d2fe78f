import type { Pool } from 'pg';
import type { ServerSetup } from '#servers/server-setup';

/** A server without a heartbeat for this many seconds counts as gone. By the database's clock. */
export const heartbeatTimeoutSeconds = 15;

export interface AnnouncedServer {
  version: string;
  /** Newest first; null if its version does not report it. */
  secretIds: string[] | null;
  setup: ServerSetup | null;
}

/** All servers that currently run on this database. */
export async function findServers(pool: Pool): Promise<AnnouncedServer[]> {
  const { rows } = await pool.query<AnnouncedServer>(
    `select version, secret_ids as "secretIds", setup from server
      where seen_at > clock_timestamp() - interval '${heartbeatTimeoutSeconds} seconds' order by started_at`,
  );
  return rows;
}
