import type { ReleaseEventKind } from 'rules/releases';
import { isReachableSql } from '#remotes/registered-portals';

const isPointedSql =
  'exists (select 1 from remote_pointers pointer where releases.id in (pointer.current_id, pointer.canary_id))';
const hasEventSql = (...kinds: ReleaseEventKind[]) => `exists (
  select 1 from release_events event
   where event.remote = releases.remote and event.version = releases.version and event.kind in ('${kinds.join("', '")}'))`;

/** A WHERE condition for rows of `releases` that everyone got at some time, or that someone gets now. */
export const wasPublishedSql = `(${isPointedSql} or ${hasEventSql('published', 'rolled_back', 'rolled_back_by_itself')})`;
/** The same, including canaries that have ended. */
export const wasServedSql = `(${wasPublishedSql} or ${hasEventSql('canary_started')})`;

/**
 * A WHERE condition for live rows of `releases`: versions that are served now, or were open in a tab within a day. Their operations are
 * accepted and their files are kept. An unreachable remote has none. Includes the shell's versions.
 */
export const isLiveSql = `(
  (releases.last_used_at > now() - interval '24 hours' or ${isPointedSql})
  and ${isReachableSql('releases.remote')})`;
