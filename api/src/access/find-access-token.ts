import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { tokenPattern, type TokenScope } from 'rules/access-tokens';
import type { Role } from 'rules/people';
import type { ActiveAccessToken } from '#access/access-token';
import { hashKey } from '#secret-key';

export interface AccessTokens {
  /** Null for an unknown, expired or revoked token, and for one of a deactivated account. */
  find(token: string): Promise<ActiveAccessToken | null>;
  /** Which of these tokens, by id, are valid. */
  filterActive(ids: string[]): Promise<Set<string>>;
}

interface Row {
  id: string;
  scopes: TokenScope[];
  expiresAt: string;
  userId: string;
  email: string;
  role: Role;
  contractorRole: string | null;
  isUseUnrecorded: boolean;
}

const activeSql = `
  from access_tokens token join users person on person.id = token.user_id
 where token.revoked_at is null and token.expires_at > now() and person.deactivated_at is null`;

/** A script may send hundreds of requests a minute: the last use is exact to one. */
const isUseUnrecordedSql = `(token.last_used_at is null or token.last_used_at < now() - interval '1 minute')`;

const findSql = `
  select token.id, token.scopes, token.expires_at as "expiresAt", person.id as "userId", person.email, person.role,
         person.contractor_role as "contractorRole", ${isUseUnrecordedSql} as "isUseUnrecorded" ${activeSql}
     and token.token_hash = $1`;
const recordUseSql = `update access_tokens token set last_used_at = now() where id = $1 and ${isUseUnrecordedSql}`;

interface Options {
  pool: Pool;
  log: Logger;
  founderEmail: string | undefined;
}

/** Looks a token up for each request, so that a revoked one is refused at once on every server. */
export function createAccessTokens({ pool, log, founderEmail }: Options): AccessTokens {
  const recordUse = async (id: string) => {
    try {
      await pool.query(recordUseSql, [id]);
    } catch (err) {
      // For example on a read-only standby, which still answers reads.
      log.warn({ err }, 'the use of an access token could not be recorded');
    }
  };
  return {
    async find(token) {
      if (!tokenPattern.test(token)) return null;
      const { rows } = await pool.query<Row>(findSql, [hashKey(token)]);
      const [row] = rows;
      if (!row) return null;
      if (row.isUseUnrecorded) await recordUse(row.id);
      const { id, scopes, expiresAt, userId, email, role, contractorRole } = row;
      const viewer = { id: userId, role, contractorRole, isFounder: email === founderEmail };
      // The ORM's pool leaves timestamps as text.
      return { id, viewer, scopes, expiresAt: new Date(expiresAt) };
    },
    async filterActive(ids) {
      const { rows } = await pool.query<{ id: string }>(`select token.id ${activeSql} and token.id = any($1)`, [ids]);
      return new Set(rows.map(({ id }) => id));
    },
  };
}
