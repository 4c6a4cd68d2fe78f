import { expect, test } from '@jest/globals';
import { summarizeSql } from '#telemetry/sql-summary';

test.each([
  [
    'select "m".* from "messages" as "m" left join "public"."conversations" c on true where m.content = \'secret\'',
    'SELECT messages public.conversations',
  ],
  ['insert into "messages" ("content") values ($1)', 'INSERT messages'],
  ["update messages set content = 'from secret'", 'UPDATE messages secret'],
  ['select id from graphile_worker.add_job(?, payload := ?::json)', 'SELECT graphile_worker.add_job'],
  ['with a as (select from b) update c set d = 1 from e join f on true', 'WITH b c e'],
  ['begin', 'BEGIN'],
  ['-- nothing', 'SQL'],
])('%s is %s', (statement, summary) => expect(summarizeSql(statement)).toBe(summary));
