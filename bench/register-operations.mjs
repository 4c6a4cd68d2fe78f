import pg from 'pg';

/** In production the server runs only what a release has registered: so what is measured is registered as well. */
export async function registerOperations(connectionString, documents) {
  const operations = documents.map((document, place) => ({ name: `Measured${place}`, document }));
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(
    `insert into releases (id, created_at, updated_at, remote, version, manifest, source, published_by, last_used_at)
     values (gen_random_uuid(), now(), now(), 'mfe-bench', '0123456789ab', $1, 'command', 'a measurement', now())
     on conflict (remote, version) do update set manifest = excluded.manifest`,
    [JSON.stringify({ name: 'mfe-bench', operations })],
  );
  await client.end();
}
