import type { RedisClientType } from 'redis';
import { sealPurposes } from '#secrets/seal-purposes';
import type { SealedPlace } from '#secrets/sealed-place';

/** Base64 needs no JSON escaping, so the token is replaced within the session's text, leaving everything else as is. */
const replaceScript = `
local session = redis.call('get', KEYS[1])
if not session then return 0 end
local from, to = string.find(session, '"idToken":"' .. ARGV[1] .. '"', 1, true)
if not from then return 0 end
redis.call('set', KEYS[1], string.sub(session, 1, from - 1) .. '"idToken":"' .. ARGV[2] .. '"' .. string.sub(session, to + 1), 'KEEPTTL')
return 1`;

/** The ID tokens of sessions in Redis. */
export const redisIdTokens = (redis: RedisClientType): SealedPlace => ({
  name: 'ID tokens',
  purpose: sealPurposes.idTokens,
  async *read() {
    for await (const keys of redis.scanIterator({ MATCH: '10x:session:*', COUNT: 500 })) {
      if (keys.length === 0) continue;
      const sessions = await redis.mGet(keys);
      yield keys.flatMap((key, index) => {
        const { idToken } = JSON.parse(sessions[index] ?? '{}') as { idToken?: string };
        return idToken ? [{ key, sealed: idToken }] : [];
      });
    }
  },
  replace: async ({ key, sealed }, resealed) =>
    void (await redis.eval(replaceScript, { keys: [key], arguments: [sealed, resealed] })),
});
