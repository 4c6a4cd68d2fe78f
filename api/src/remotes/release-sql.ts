import type { ReleaseEventKind } from 'rules/releases';
import { isReachableSql } from '#remotes/registered-portals';

const isPointedSql =
  'exists (select 1 from remote_pointers pointer where releases.id in (pointer.current_id, pointer.canary_id))';
const hasEventSql = (...kinds: ReleaseEventKind[]) => `exists (
  select 1 from release_events event
   where event.remote = releases.remote and event.version = releases.version and event.kind in ('${kinds.join("', '")}'))`;

/** Which rows of `releases` everyone has got at some time, or someone gets now. A part of a WHERE clause. */
export const wasPublishedSql = `(${isPointedSql} or ${hasEventSql('published', 'rolled_back', 'rolled_back_by_itself')})`;
/** The same with canaries that have ended. */
export const wasServedSql = `(${wasPublishedSql} or ${hasEventSql('canary_started')})`;

/**
 * Which rows of `releases` are live: someone may get such a version now, or has it in a tab that was open within a day. Their
 * operations are run and their files are there. Of a remote that no one may reach, none is live. A part of a WHERE clause; the shell's versions count as well.
 */
export const isLiveSql = `(
  (releases.last_used_at > now() - interval '24 hours' or ${isPointedSql})
  and ${isReachableSql('releases.remote')})`;
