import type { Pool } from 'pg';
import { hashOfKey } from '#secret-key';

/** A program that publishes remotes. */
export interface Releaser {
  /** Null for the key of an embedded database. */
  keyId: string | null;
  /** The key's name in the history of what it publishes. */
  name: string;
  /** What it may publish; none named means every remote. */
  remotes: readonly string[];
  /** The administrator who created the key, by e-mail. */
  createdBy: string | null;
}

export type FindReleaser = (key: string | null) => Promise<Releaser | null>;

/** Whether a row of `release_keys` works: with the row of `users` for its creator. A part of a WHERE clause. */
export const isActiveKeySql = (key: string, creator: string): string => `(
  ${key}.revoked_at is null and ${key}.expires_at > now() and ${creator}.id = ${key}.created_by_id
  and ${creator}.role = 'admin' and ${creator}.deactivated_at is null)`;

const sql = `
  update release_keys key set last_used_at = now()
    from users creator
   where key.key_hash = $1 and ${isActiveKeySql('key', 'creator')}
  returning key.id as "keyId", key.name, key.remotes, creator.email as "createdBy"`;

/** Finds whose a release key is. `machineKey` is the one beside an embedded database, for people who can read its folder. */
export const findReleaserIn =
  (pool: Pool, machineKey: string | null): FindReleaser =>
  async (key) => {
    if (key === null) return null;
    if (machineKey !== null && hashOfKey(key) === hashOfKey(machineKey))
      return { keyId: null, name: 'this machine', remotes: [], createdBy: null };
    const { rows } = await pool.query<Releaser>(sql, [hashOfKey(key)]);
    return rows[0] ?? null;
  };

export const mayPublish = ({ remotes }: Releaser, remote: string): boolean =>
  remotes.length === 0 || remotes.includes(remote);
