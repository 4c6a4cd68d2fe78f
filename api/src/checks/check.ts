import type { Pool } from 'pg';
import type { RedisClientType } from 'redis';
import type { Settings } from '#settings';

/** A finding as shown at start, in Platform health and by `npm run doctor`. The message of a warning or fault ends with what to do. */
export interface Finding {
  name: string;
  level: 'ok' | 'warning' | 'fault';
  message: string;
}

/** What this server has observed about its requests. */
export interface Traffic {
  hasForwardedHeaders: boolean;
}

export interface CheckParts {
  settings: Settings;
  pool: Pool;
  redis: RedisClientType | null;
  /** Null where no requests arrive, such as in a command. */
  traffic: Traffic | null;
}

/** A check for one possible setup mistake. */
export interface Check {
  name: string;
  /** The check is skipped without this part. `tables` means a migrated database. */
  needs?: 'database' | 'tables' | 'redis';
  run(parts: CheckParts): Promise<Omit<Finding, 'name'>>;
}

export const okFinding = (message: string) => ({ level: 'ok', message }) as const;
export const warningFinding = (message: string) => ({ level: 'warning', message }) as const;
export const faultFinding = (message: string) => ({ level: 'fault', message }) as const;
