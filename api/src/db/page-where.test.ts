import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { EntityClass } from '@mikro-orm/core';
import type { MikroORM } from '@mikro-orm/postgresql';
import { GraphQLID } from 'graphql';
import { pino } from 'pino';
import type { Viewer } from '#access/viewer';
import { visibleTo as activityVisibleTo } from '#activity-feed/activity.access';
import { Activity } from '#activity/activity.entity';
import { openOrm } from '#db/orm';
import { compileSelection } from '#db/selection';
import { Statement } from '#db/statement';
import { compileSetWhere } from '#db/compile-where';
import { entities } from '#entities';
import { Lead } from '#leads/lead.entity';
import { toProjectWhere } from '#projects/project-where';
import { visibleTo as projectVisibleTo } from '#projects/project.access';
import { Project } from '#projects/project.entity';
import { toResolvedWhere, visibleTo as ticketVisibleTo } from '#tickets/ticket.access';
import { SupportTicket } from '#tickets/support-ticket.entity';
import { cloneDatabase, type TestDatabase } from '#test/database';

let database: TestDatabase;
let orm: MikroORM;
let viewers: Viewer[];
beforeAll(async () => {
  database = await cloneDatabase();
  await database.pool.query(rows);
  orm = await openOrm({ url: database.url, entities, log: pino({ level: 'silent' }) });
  const { rows: people } = await database.pool.query<Viewer>(
    `select id, email, role, contractor_role as "contractorRole", false as "isFounder" from users order by email`,
  );
  viewers = people;
});
afterAll(async () => {
  await orm.close(true);
  await database.drop();
});

/** People with many related rows, some and none; nearly all rows of the early developer are older than all others. */
const rows = `
  select setseed(0.5);
  insert into users (id, created_at, updated_at, email, first_name, last_name, role, contractor_role)
  select gen_random_uuid(), now(), now(), email || '@test.test', 'Ada', 'Novak', role, contractor from (values
    ('admin', 'admin', null), ('client', 'client', null), ('busy-client', 'client', null), ('new-client', 'client', null),
    ('developer', 'contractor', 'developer'), ('busy-developer', 'contractor', 'developer'), ('early-developer', 'contractor', 'developer'),
    ('new-developer', 'contractor', 'developer'), ('tester', 'contractor', 'tester'), ('support', 'contractor', 'support'),
    ('pm', 'contractor', 'project_manager'), ('sales', 'contractor', 'sales')) as people (email, role, contractor);
  create temp table person as select id, split_part(email, '@', 1) as name from users;
  with drawn as materialized (select n, random() as a, random() as b from generate_series(1, 500) n)
  insert into projects (id, created_at, updated_at, title, description, status, tier, implementation_fee, technologies, client_id, developer_id, tester_id, project_manager_id)
  select gen_random_uuid(), now(), now(), 'Project ' || n, '', (array['pending','in_progress','testing','completed'])[1 + n % 4], 'small', 1, '{}',
         (select id from person where name = case when a < 0.6 then 'busy-client' when a < 0.65 then 'client' end),
         (select id from person where name = case when n % 3 = 0 then 'early-developer' when b < 0.6 then 'busy-developer' when b < 0.65 then 'developer' end),
         (select id from person where name = case when n % 20 = 7 then 'tester' when n % 20 = 9 then 'busy-developer' end),
         (select id from person where name = case when n % 50 = 3 then 'pm' when n % 50 = 6 then 'tester' end) from drawn;
  create temp table early as select p.id, d.name is not distinct from 'early-developer' as is_early from projects p left join person d on d.id = p.developer_id;
  insert into activity (id, created_at, updated_at, description, project_id)
  select (case when is_early and (n < 9 or random() > 0.01) then '0' else 'f' end || substr(gen_random_uuid()::text, 2))::uuid, now(), now(), 'It happened', id
    from early, generate_series(1, 20) n;
  insert into support_tickets (id, created_at, updated_at, title, description, status, client_id, project_id, assignee_id)
  select (case when n % 3 = 0 then '0' else 'f' end || substr(gen_random_uuid()::text, 2))::uuid, now(), now(), 'Ticket ' || n, '',
         (array['open','in_progress','resolved','resolved'])[1 + n % 4],
         coalesce(p.client_id, (select id from person where name = 'busy-client')), case when n % 5 > 0 then p.id end,
         (select id from person where name = case n % 7 when 0 then 'busy-developer' when 1 then 'support' when 2 then 'tester' end)
    from projects p, generate_series(1, 4) n;
  insert into activity (id, created_at, updated_at, description, support_ticket_id)
  select gen_random_uuid(), now(), now(), 'A ticket was opened', id from support_tickets where project_id is null;
  insert into client_store_requests (id, created_at, updated_at, name, email, tier, requirements)
  select gen_random_uuid(), now(), now(), 'Ada', 'ada@test.test', 'small', '' from generate_series(1, 5);
  insert into activity (id, created_at, updated_at, description, client_store_request_id)
  select gen_random_uuid(), now(), now(), 'A request was sent', id from client_store_requests;
  insert into enquiries (id, created_at, updated_at, name, email, project_type, outcome, budget, timeline, preferred_plan, consent, priority, review_started_at, answered_at)
  select gen_random_uuid(), now(), now(), 'Ada', 'ada@test.test', 'other', '', '$5–10k', 'Normal (1–2 months)', 'Growth', true, false, now(), case when n % 3 > 0 then now() end
    from generate_series(1, 400) n;
  insert into leads (id, created_at, updated_at, company_name, contact_name, contact_email, enquiry_id)
  select gen_random_uuid(), now(), now(), 'Harbour Foods', 'Ada', 'ada@test.test', id from enquiries;
  analyze`;

/** The ORM ignores a relation without conditions; our reads require that the related row exists. */
const spelledOut = (where: object): object =>
  JSON.parse(JSON.stringify(where).replaceAll(/"(\w+)":\{\}/g, '"$1":{"$ne":null}')) as object;

const lists: Array<[name: string, entity: EntityClass<object>, where: (viewer: Viewer) => object]> = [
  ['activity', Activity, activityVisibleTo],
  ['tickets', SupportTicket, ticketVisibleTo],
  ['open tickets', SupportTicket, (viewer) => ({ $and: [ticketVisibleTo(viewer), toResolvedWhere(false)] })],
  ['resolved tickets', SupportTicket, (viewer) => ({ $and: [ticketVisibleTo(viewer), toResolvedWhere(true)] })],
  [
    'tickets of projects in testing',
    SupportTicket,
    (viewer) => ({ $and: [ticketVisibleTo(viewer), { project: { status: 'testing' } }] }),
  ],
  ['projects', Project, projectVisibleTo],
  [
    'projects by text',
    Project,
    (viewer) => ({ $and: [projectVisibleTo(viewer), toProjectWhere({ search: 'Project 4' }, viewer)] }),
  ],
  ['projects by the name of the client', Project, (viewer) => toProjectWhere({ search: 'novak 17' }, viewer)],
  ['projects that are not their own', Project, (viewer) => ({ $not: projectVisibleTo(viewer) })],
  ['leads with an open enquiry', Lead, () => ({ enquiry: { answeredAt: null } })],
];

test.each(lists)(
  '%s: every page is the matching slice of the list under the plain condition',
  async (_name, entity, whereFor) => {
    const meta = orm.getMetadata().get(entity);
    const { selected } = compileSelection(meta, GraphQLID, [], { metadata: orm.getMetadata(), fragments: {} });
    for (const viewer of viewers) {
      const where = whereFor(viewer);
      for (const direction of ['desc', 'asc'] as const) {
        const found = await orm.em
          .fork()
          .find(entity, spelledOut(where), { fields: ['id'] as never, orderBy: { id: direction } as never });
        const all = found.map((row) => (row as { id: string }).id);
        for (const [first, skip, at] of [
          [5, 0, null],
          [20, 7, null],
          [20, 0, 0.5],
          [100, 0, 0.9],
          [100, 150, null],
        ] as const) {
          const last = at === null ? -1 : Math.floor(all.length * at);
          const after = all[last] === undefined ? null : Buffer.from(JSON.stringify([all[last]])).toString('base64url');
          const statement = new Statement({ viewer, variables: {} });
          const text = statement.page(selected, where, { orderBy: ['id'], direction }, { first, skip, after });
          const { rows: page } = await database.pool.query({ text, values: statement.params, rowMode: 'array' });
          const from = (after === null ? 0 : last + 1) + skip;
          expect(page.map(([id]) => id as string)).toEqual(all.slice(from, from + first + 1));
        }
      }
      const params: unknown[] = [];
      const count = `select count(*)::int as number from "${meta.tableName}" t where ${compileSetWhere(meta, 't', where, params)}`;
      const {
        rows: [counted],
      } = await database.pool.query<{ number: number }>(count, params);
      expect(counted?.number).toBe(await orm.em.fork().count(entity, spelledOut(where)));
    }
  },
);
