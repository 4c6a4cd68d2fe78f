import { isReachableSql } from '#remotes/registered-portals';

/**
 * Which rows of `releases` are live: somebody may get such a version now, or has it in a tab that was open within a day. Their
 * operations are run and their files are there. Of a remote that nobody may reach, none is live. A part of a WHERE clause; the shell's versions count as well.
 */
export const isLiveSql = `(
  (releases.last_used_at > now() - interval '24 hours'
   or exists (select 1 from remote_pointers pointer where releases.id in (pointer.current_id, pointer.canary_id)))
  and ${isReachableSql('releases.remote')})`;
