import pg from 'pg';

/** A hash of each table's rows, independent of their order. */
export async function hashRows(
  url: string,
  { except = [] }: { except?: string[] } = {},
): Promise<Record<string, string>> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
    );
    const hashes: Record<string, string> = {};
    for (const { name } of rows.filter((row) => !except.includes(row.name))) {
      const hash = `select count(*) || ' ' || coalesce(md5(string_agg(r::text, '' order by r::text)), '') as hash from "${name}" r`;
      hashes[name] = (await client.query<{ hash: string }>(hash)).rows[0]?.hash ?? '';
    }
    return hashes;
  } finally {
    await client.end();
  }
}
