import type { Pool } from 'pg';

export interface SealedValue {
  key: string;
  sealed: string;
}

/** A place where sealed texts are stored. */
export interface SealedPlace {
  /** A readable name. */
  name: string;
  purpose: string;
  /** In batches, so that no table has to fit into memory. */
  read(): AsyncIterable<SealedValue[]>;
  /** No effect if the value has changed in the meantime. */
  replace(value: SealedValue, sealed: string): Promise<void>;
}

interface Statements {
  name: string;
  purpose: string;
  /** Rows of `key` and `sealed` after the key $1, by key, at most $2. */
  read: string;
  /** Replaces the text $2 of the row with the key $1 by $3. */
  replace: string;
}

const batchSize = 500;

export function createDatabasePlace(pool: Pool, { name, purpose, read, replace }: Statements): SealedPlace {
  return {
    name,
    purpose,
    async *read() {
      let after = '';
      for (;;) {
        const { rows } = await pool.query<SealedValue>(read, [after, batchSize]);
        const last = rows.at(-1);
        if (!last) return;
        yield rows;
        after = last.key;
      }
    },
    replace: async ({ key, sealed }, resealed) => void (await pool.query(replace, [key, sealed, resealed])),
  };
}
