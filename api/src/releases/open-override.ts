import { newId } from '#new-id';
import type { Context } from '#context';
import { unauthenticated } from '#errors';
import { isActiveKeySql } from '#remotes/find-releaser';
import { overrideLifetime, type OverrideLink } from '#remotes/overrides';

const sql = `
  insert into remote_overrides (id, created_at, updated_at, user_id, release_key_id, remote, entry, portals, expires_at)
  select ?, now(), now(), ?, ?, ?, ?, ?::jsonb, now() + make_interval(secs => ?)
   where ?::uuid is null
      or exists (select 1 from release_keys key join users creator on ${isActiveKeySql('key', 'creator')} where key.id = ?)
  returning id`;

/** Starts an override for the signed-in person. Null if the key that permitted it no longer works. */
export async function openOverride(
  { em, viewer, securityLog }: Context,
  { remote, entry, portals, keyId }: OverrideLink,
): Promise<string | null> {
  if (!viewer) throw unauthenticated();
  const seconds = overrideLifetime / 1000;
  const rows = await em.execute<Array<{ id: string }>>(sql, [
    newId(),
    viewer.id,
    keyId,
    remote,
    entry,
    portals?.length ? JSON.stringify(portals) : null,
    seconds,
    keyId,
    keyId,
  ]);
  if (!rows[0]) return null;
  securityLog.record({ kind: 'override_started', details: `${remote} from ${new URL(entry).origin}` });
  return rows[0].id;
}
