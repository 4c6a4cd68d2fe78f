import type { CheckParts } from '#checks/check';
import { type Check, ok, warning } from '#checks/check';

const maxDifferenceMs = 2000;

/** The wall clock of this machine; a command is too short for the two clocks to drift apart. */
const wallClock = () => performance.timeOrigin + performance.now();

/** How far another clock is from this machine's, in milliseconds. */
async function difference(read: () => Promise<number>): Promise<number> {
  const before = wallClock();
  const other = await read();
  return Math.round(other - (before + wallClock()) / 2);
}

const result = (whose: string, ms: number) => {
  const message = `This machine's clock differs from ${whose} by ${(Math.abs(ms) / 1000).toFixed(1)} s`;
  return Math.abs(ms) > maxDifferenceMs ? warning(`${message}. Synchronize both with NTP.`) : ok(message);
};

const databaseTime = async ({ pool }: CheckParts) => {
  const sql = 'select extract(epoch from clock_timestamp())::float8 * 1000 as now';
  const { rows } = await pool.query<{ now: number }>(sql);
  return rows[0]?.now ?? 0;
};

const redisTime = async ({ redis }: CheckParts) => {
  const [seconds = '0', microseconds = '0'] = ((await redis?.sendCommand(['TIME'])) ?? []) as unknown as string[];
  return Number(seconds) * 1000 + Number(microseconds) / 1000;
};

export const databaseClock: Check = {
  name: 'clock',
  needs: 'database',
  run: async (parts) => result("the database's", await difference(() => databaseTime(parts))),
};

export const redisClock: Check = {
  name: 'clock of Redis',
  needs: 'redis',
  run: async (parts) => result("Redis'", await difference(() => redisTime(parts))),
};
