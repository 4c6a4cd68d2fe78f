import { firstIdSql } from '#db/first-id-sql';
import { type ArchivedKind, cutoffSql } from '#retention/archive-table';

export const archivedActivity: ArchivedKind = {
  kind: 'activity',
  setting: 'ACTIVITY_RETENTION_DAYS',
  data: 'Activity of projects, tickets and requests',
  table: 'activity',
  age: 'created_at',
  select: `
    select a.id, a.created_at, to_jsonb(a)::text as line from activity a
     where a.id < ${firstIdSql(`${cutoffSql} + interval '1 day'`)} and a.created_at < ${cutoffSql} order by a.id limit $2`,
  delete: `delete from activity where id = any($2) and created_at < ${cutoffSql}`,
};
