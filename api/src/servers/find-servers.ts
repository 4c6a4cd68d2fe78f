import type { Pool } from 'pg';
import type { ServerSetup } from '#servers/server-setup';

/** A server that was not seen for this long does not count, in seconds. By the database's clock. */
export const heartbeatTimeoutSeconds = 15;

export interface AnnouncedServer {
  version: string;
  /** Newest first; null where its version does not say. */
  secretIds: string[] | null;
  setup: ServerSetup | null;
}

/** All servers that run on this database now. */
export async function findServers(pool: Pool): Promise<AnnouncedServer[]> {
  const { rows } = await pool.query<AnnouncedServer>(
    `select version, secret_ids as "secretIds", setup from server
      where seen_at > clock_timestamp() - interval '${heartbeatTimeoutSeconds} seconds' order by started_at`,
  );
  return rows;
}
