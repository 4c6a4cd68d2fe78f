import { type Check, ok, warning } from '#checks/check';

const minVersion = 6.2;

/** Redis stores sessions: it must not evict them and must keep them across restarts. */
export const redisServer: Check = {
  name: 'redis',
  needs: 'redis',
  async run({ redis }) {
    const info = new Map(
      (await redis?.info())?.split('\r\n').map((line) => line.split(':', 2) as [string, string]) ?? [],
    );
    const version = info.get('redis_version') ?? '';
    const policy = info.get('maxmemory_policy');
    const message = `Redis ${version}`;
    if (Number.parseFloat(version) < minVersion)
      return warning(`${message} is old. Upgrade it to ${minVersion} or later.`);
    if (policy && policy !== 'noeviction' && info.get('maxmemory') !== '0')
      return warning(`${message} evicts keys (${policy}), and with them sessions. Set maxmemory-policy noeviction.`);
    if (info.get('aof_enabled') === '0')
      return warning(`${message} has no append-only file: a crash may sign people out. Set appendonly yes.`);
    return ok(`${message} persists keys to disk and evicts none`);
  },
};
