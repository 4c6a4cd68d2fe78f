import type { Pool } from 'pg';
import { hashOfKey } from '#secret-key';

/** A program that publishes remotes. */
export interface Releaser {
  /** Stands in the history of what it publishes. */
  name: string;
  /** What it may publish; none named means every remote. */
  remotes: readonly string[];
}

export type FindReleaser = (key: string | null) => Promise<Releaser | null>;

const sql = `
  update release_keys set last_used_at = now()
   where key_hash = $1 and revoked_at is null
  returning name, remotes`;

/** Whose a release key is. `machineKey` is the one that lies beside an embedded database, for whoever may read it there. */
export const findReleaserIn =
  (pool: Pool, machineKey: string | null): FindReleaser =>
  async (key) => {
    if (key === null) return null;
    if (machineKey !== null && hashOfKey(key) === hashOfKey(machineKey)) return { name: 'this machine', remotes: [] };
    const { rows } = await pool.query<Releaser>(sql, [hashOfKey(key)]);
    return rows[0] ?? null;
  };

export const mayPublish = ({ remotes }: Releaser, remote: string): boolean =>
  remotes.length === 0 || remotes.includes(remote);
