import pg, { type Pool } from 'pg';
import { v7 } from 'uuid';
import type { TestApp } from '#test/app';
import { createFactories } from '#test/factories';

/** Inserts a processed document with these passages. Returns its id. */
export async function createDocumentWithPassages(
  pool: Pool,
  passages: string[],
  source: 'text' | 'file' = 'text',
): Promise<string> {
  const { id } = await createFactories(pool).aiDocument();
  for (const [position, text] of passages.entries())
    await pool.query(
      `insert into ai_document_passages (id, created_at, updated_at, document_id, source, position, text)
       values ($1, now(), now(), $2, $3, $4, $5)`,
      [v7(), id, source, position, text],
    );
  return id;
}

/** A passage of a selectable document. */
export async function createPassage({ databaseUrl }: TestApp): Promise<string> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    const document = await createDocumentWithPassages(pool, ['A passage']);
    const { rows } = await pool.query('select id from ai_document_passages where document_id = $1', [document]);
    return rows[0].id;
  } finally {
    await pool.end();
  }
}
