import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

/** The database that the server under test keeps in its DATA_DIR. */
export function getEmbeddedUrl(dir) {
  const password = readFileSync(path.join(dir, 'postgres.password'), 'utf8').trim();
  const port = readFileSync(path.join(dir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://postgres:${password}@127.0.0.1:${port}/app`;
}

/** 50 projects, each with a client, a developer and a tester, of 30 people. */
export async function insertFiftyProjects(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const people = Array.from({ length: 30 }, () => randomUUID());
  for (const [place, id] of people.entries()) {
    const [role, contractorRole] = place < 15 ? ['client', null] : ['contractor', place < 23 ? 'developer' : 'tester'];
    await client.query(
      `insert into users (id, created_at, updated_at, email, first_name, last_name, role, contractor_role)
       values ($1, now(), now(), $2, $3, $4, $5, $6)`,
      [id, `person${place}@bench.test`, `First${place}`, `Last${place}`, role, contractorRole],
    );
  }
  for (let place = 0; place < 50; place += 1) {
    await client.query(
      `insert into projects (id, created_at, updated_at, title, description, status, tier, progress, implementation_fee,
         monthly_support_fee, technologies, client_id, developer_id, tester_id)
       values ($1, now(), now(), $2, 'A project to measure with', 'in_progress', 'medium', $3, '7500.00', '249.00',
         '{React,GraphQL,PostgreSQL}', $4, $5, $6)`,
      [randomUUID(), `Project ${place}`, place, people[place % 15], people[15 + (place % 8)], people[23 + (place % 7)]],
    );
  }
  await client.query('analyze');
  await client.end();
}
