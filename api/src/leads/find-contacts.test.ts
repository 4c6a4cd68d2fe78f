import 'reflect-metadata';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findContacts } from '#leads/find-contacts';
import { cloneDatabase, type TestDatabase } from '#test/database';
import { openTestOrm, type TestOrm } from '#test/test-orm';

let database: TestDatabase;
let orm: TestOrm;
beforeAll(async () => {
  database = await cloneDatabase();
  await database.pool.query(rows);
  orm = await openTestOrm(database.url);
});
afterAll(async () => {
  await orm.close();
  await database.drop();
});

/** More than one page reads: people with many leads, clients with and without projects, projects of people without an account. */
const rows = `
  select setseed(0.5);
  insert into users (id, created_at, updated_at, email, first_name, last_name, role)
  select gen_random_uuid(), now() - n * interval '1 hour', now(), 'person' || n || '@test.test', 'Ada', 'Novak ' || n, 'client' from generate_series(1, 800) n;
  insert into leads (id, created_at, updated_at, company_name, contact_name, contact_email, contact_phone)
  select gen_random_uuid(), now(), now() - floor(random() * 90000) * interval '1 second', 'Harbour ' || n % 7, 'Ada ' || n,
         'person' || floor(1500 * random() ^ 3) || '@test.test', case when n % 3 = 0 then '+49 30 ' || n end from generate_series(1, 3000) n;
  insert into projects (id, created_at, updated_at, title, description, tier, implementation_fee, technologies, client_id, client_email)
  select gen_random_uuid(), now(), now() - floor(random() * 90000) * interval '1 second', 'Project', '', 'small', 1, '{}',
         case when n % 3 > 0 then (select id from users where email = 'person' || 1 + n % 700 || '@test.test') end,
         case when n % 3 = 0 then 'person' || n || '@test.test' end from generate_series(1, 1200) n;
  analyze`;

/** All email addresses in the order of the list, from every row. */
const inOrder = `
  select email from (
    select contact_email as email, updated_at as at from leads
    union all select email, created_at from users where role = 'client'
    union all select coalesce(u.email, p.client_email), p.updated_at from projects p left join users u on u.id = p.client_id
  ) each group by email having coalesce(bool_or(email like $1), true) order by max(at) desc, email collate "C" desc`;

test.each([
  ['without a search', null, '%'],
  ['with a search that finds many', 'person1', 'person1%'],
  ['with a search that finds few', 'person77', 'person77%'],
])(
  '%s, every page continues where the previous one ended, and no contact is missing',
  async (_name, search, pattern) => {
    const { rows: expected } = await database.pool.query<{ email: string }>(inOrder, [pattern]);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page = await findContacts({ em: orm.fork() }, { first: 100, after, search, kind: null, leadStatus: null });
      seen.push(...page.edges.map(({ node }) => node.email));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(seen).toEqual(expected.map(({ email }) => email));
  },
);
