import type { Pool } from 'pg';
import type { RedisClientType } from 'redis';
import type { Settings } from '#settings';

/** What the start, Platform health and `npm run doctor` show of a check. The message of a warning or fault ends with what to do. */
export interface Finding {
  name: string;
  level: 'ok' | 'warning' | 'fault';
  message: string;
}

/** What the requests of this server have shown. */
export interface Traffic {
  hasForwardedHeaders: boolean;
}

export interface CheckParts {
  settings: Settings;
  pool: Pool;
  redis: RedisClientType | null;
  /** Null where no requests arrive, as in a command. */
  traffic: Traffic | null;
}

/** One thing that an operator may have set up wrong. */
export interface Check {
  name: string;
  /** Without this part there is nothing to check. `tables`: a database that has been migrated. */
  needs?: 'database' | 'tables' | 'redis';
  run(parts: CheckParts): Promise<Omit<Finding, 'name'>>;
}

export const ok = (message: string) => ({ level: 'ok', message }) as const;
export const warning = (message: string) => ({ level: 'warning', message }) as const;
export const fault = (message: string) => ({ level: 'fault', message }) as const;
