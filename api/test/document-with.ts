import type { Pool } from 'pg';
import { v7 } from 'uuid';
import { factoriesOn } from '#test/factories';

/** A document with these passages, as if it had been read. Answers its id. */
export async function documentWith(pool: Pool, passages: string[], source: 'text' | 'file' = 'text'): Promise<string> {
  const { id } = await factoriesOn(pool).aiDocument();
  for (const [position, text] of passages.entries())
    await pool.query(
      `insert into ai_document_passages (id, created_at, updated_at, document_id, source, position, text)
       values ($1, now(), now(), $2, $3, $4, $5)`,
      [v7(), id, source, position, text],
    );
  return id;
}
