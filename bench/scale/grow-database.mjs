import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { createGrowthInserts } from './growth-tables.mjs';
import { insertViewers } from './viewers.mjs';

/** How many times M each data size is. S is the demo data alone. */
export const dataSizes = { S: 0, M: 1, L: 10 };

/**
 * Adds rows of every kind to a demo database: two years of work, with ids that sort by age, busy people and new ones.
 * `factor` 1 is 5,000 projects and 200,000 activities. The same factor creates the same rows.
 */
export async function growDatabase(connectionString, factor) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await insertViewers(client);
    if (factor === 0) return;
    // Foreign keys are valid by construction; checking them would take most of the time.
    await client.query(`set session_replication_role = replica; set synchronous_commit = off; set work_mem = '256MB'`);
    await client.query(helpers);
    for (const sql of createGrowthInserts(factor)) await client.query(sql);
    for (const job of ['correctTotals', 'correctContacts']) await runJob(client, job);
    await client.query('vacuum analyze');
    // Otherwise the checkpoint of the inserted rows takes place while queries are measured.
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}

/** Triggers were off, as were foreign keys: the server writes what they would have written. */
async function runJob(client, name) {
  await client.query('select graphile_worker.add_job($1)', [name]);
  const isQueued = `select 1 from graphile_worker.jobs where task_identifier = '${name}'`;
  while ((await client.query(isQueued)).rowCount > 0) await delay(100);
}

const helpers = `
  select setseed(0.42);
  /* A UUIDv7 of that instant. */
  create function pg_temp.id_at(at timestamptz, salt text) returns uuid language sql immutable as $$
    select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(salt), 1, 3) || '8'
            || substr(md5(salt), 4, 15))::uuid $$;
  /* An index less than size: a few are drawn often, most rarely. */
  create function pg_temp.skewed(size bigint) returns bigint language sql volatile as $$ select floor(size * random() ^ 2)::bigint $$;
  create function pg_temp.one_of(choices text[]) returns text language sql volatile as $$
    select choices[1 + floor(random() * cardinality(choices))::int] $$;
  /* Row n of size, over the last two years. */
  create function pg_temp.over_time(n bigint, size bigint) returns timestamptz language sql stable as $$
    select date_trunc('milliseconds', now() - interval '730 days' * (1 - n::float8 / (size + 1))) $$;
  create function pg_temp.text_about(n bigint) returns text language sql immutable as $$
    select 'The ' || (array['booking map','stock list','invoice','sign-in page','harbour calendar','price table','export','search','report','photo upload'])[1 + n % 10]
      || ' ' || (array['is slow','shows the wrong day','needs a filter','works again','was delivered','is tested','waits for an answer','lost its order','was approved','has a new owner'])[1 + (n / 10) % 10]
      || ' since change ' || n $$;`;
