import { type Check, type CheckParts, okFinding, warningFinding } from '#checks/check';
import { getMachineTime } from '#clock';

const maxDifferenceMs = 2000;

/** The difference between another clock and this machine's, in milliseconds. */
async function measureClockDifference(read: () => Promise<number>): Promise<number> {
  const before = getMachineTime();
  const other = await read();
  return Math.round(other - (before + getMachineTime()) / 2);
}

const toFinding = (whose: string, ms: number) => {
  const message = `This machine's clock differs from ${whose} by ${(Math.abs(ms) / 1000).toFixed(1)} s`;
  return Math.abs(ms) > maxDifferenceMs ? warningFinding(`${message}. Synchronize both with NTP.`) : okFinding(message);
};

const readDatabaseTime = async ({ pool }: CheckParts) => {
  const sql = 'select extract(epoch from clock_timestamp())::float8 * 1000 as now';
  const { rows } = await pool.query<{ now: number }>(sql);
  return rows[0]?.now ?? 0;
};

const readRedisTime = async ({ redis }: CheckParts) => {
  const [seconds = '0', microseconds = '0'] = ((await redis?.sendCommand(['TIME'])) ?? []) as unknown as string[];
  return Number(seconds) * 1000 + Number(microseconds) / 1000;
};

export const databaseClock: Check = {
  name: 'clock',
  needs: 'database',
  run: async (parts) => toFinding("the database's", await measureClockDifference(() => readDatabaseTime(parts))),
};

export const redisClock: Check = {
  name: 'clock of Redis',
  needs: 'redis',
  run: async (parts) => toFinding("Redis'", await measureClockDifference(() => readRedisTime(parts))),
};
