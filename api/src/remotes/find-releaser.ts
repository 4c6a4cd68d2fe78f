import type { Pool } from 'pg';
import { hashKey } from '#secret-key';

/** A program that publishes remotes. */
export interface Releaser {
  /** Null for the key of an embedded database. */
  keyId: string | null;
  /** Its team and holder, such as "Client team (dora@agency.example)", as the history names it. */
  name: string;
  /** The public key that its versions must be signed for; null if none is registered. */
  publicKey: string | null;
  /** The remotes it may publish. Old keys without any may publish all of them. */
  remotes: readonly string[];
  /** The administrator who created the key, by email. */
  createdBy: string | null;
}

export type FindReleaser = (key: string | null) => Promise<Releaser | null>;

/**
 * Whether a row of `release_keys` is valid, joined with the row of `users` for its creator; its holder may have no account. A WHERE
 * condition.
 */
export const isActiveKeySql = (key: string, creator: string): string => `(
  ${key}.revoked_at is null and ${key}.expires_at > now() and ${creator}.id = ${key}.created_by_id
  and ${creator}.role = 'admin' and ${creator}.deactivated_at is null
  and not exists (select 1 from users holder
                   where (holder.id = ${key}.holder_id or holder.email = ${key}.holder_email) and holder.deactivated_at is not null))`;

/** The name of a row of `release_keys` in the history. */
export const formatKeyLabel = ({ name, holderEmail }: { name: string; holderEmail: string | null }): string =>
  holderEmail === null ? name : `${name} (${holderEmail})`;

const sql = `
  update release_keys key set last_used_at = now()
    from users creator
   where key.key_hash = $1 and ${isActiveKeySql('key', 'creator')}
  returning key.id as "keyId", key.name, key.holder_email as "holderEmail", key.public_key as "publicKey", key.remotes,
            creator.email as "createdBy"`;

/** Finds the owner of a release key. `machineKey` is the one next to an embedded database, for people who can read its folder. */
export const createFindReleaser =
  (pool: Pool, machineKey: string | null): FindReleaser =>
  async (key) => {
    if (key === null) return null;
    if (machineKey !== null && hashKey(key) === hashKey(machineKey))
      return { keyId: null, name: 'this machine', publicKey: null, remotes: [], createdBy: null };
    const { rows } = await pool.query<Releaser & { holderEmail: string | null }>(sql, [hashKey(key)]);
    const [row] = rows;
    if (!row) return null;
    const { holderEmail, name, ...rest } = row;
    return { ...rest, name: formatKeyLabel({ name, holderEmail }) };
  };

export const canPublish = ({ remotes }: Releaser, remote: string): boolean =>
  remotes.length === 0 || remotes.includes(remote);
