import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { GuardedClient } from '#db/guarded-client';
import { summarizeSql } from '#telemetry/sql-summary';

/**
 * At LOG_LEVEL=debug, logs a line per statement of a pool, with its duration. It has the verb and the tables, as in
 * traces: the ORM writes values into the text of a statement. Does nothing at other levels.
 */
export function logStatements(pool: Pool, name: string, log: Logger): void {
  if (!log.isLevelEnabled('debug')) return;
  pool.on('connect', (client) => {
    (client as unknown as GuardedClient).onStatement = (text, sentAt) => {
      const ms = Number((performance.now() - sentAt).toFixed(1));
      log.debug({ pool: name, statement: summarizeSql(text), ms }, 'a statement completed');
    };
  });
}
