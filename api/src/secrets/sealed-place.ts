import type { Pool } from 'pg';

export interface SealedValue {
  key: string;
  sealed: string;
}

/** Where sealed texts are stored. */
export interface SealedPlace {
  /** For people. */
  name: string;
  purpose: string;
  /** Some at a time, so that no table has to fit into memory. */
  read(): AsyncIterable<SealedValue[]>;
  /** Does nothing where the value is another one by now. */
  replace(value: SealedValue, sealed: string): Promise<void>;
}

interface Statements {
  name: string;
  purpose: string;
  /** Rows of `key` and `sealed` after the key $1, by key, at most $2 of them. */
  read: string;
  /** Of the row with the key $1, the text $2 becomes $3. */
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
