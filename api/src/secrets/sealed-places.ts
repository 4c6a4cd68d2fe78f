import type { Pool } from 'pg';
import type { RedisClientType } from 'redis';
import { sealPurposes } from '#secrets/seal-purposes';
import { createDatabasePlace, type SealedPlace } from '#secrets/sealed-place';
import { redisIdTokens } from '#secrets/redis-id-tokens';

/** Everything that is stored sealed. Cookies and links are excluded, because they are renewed within hours. */
export const sealedPlaces = (pool: Pool, redis: RedisClientType | null): SealedPlace[] => [
  createDatabasePlace(pool, {
    name: 'authenticator apps',
    purpose: sealPurposes.totp,
    read: `select id::text as key, sealed_secret as sealed from totp_enrolments
            where id::text > $1 order by id::text limit $2`,
    replace: 'update totp_enrolments set sealed_secret = $3 where id = $1::uuid and sealed_secret = $2',
  }),
  createDatabasePlace(pool, {
    name: 'idempotent replies',
    purpose: sealPurposes.idempotentReplies,
    // Keys contain no spaces.
    read: `select owner || ' ' || key as key, body as sealed from idempotent_reply
            where owner || ' ' || key > $1 and body is not null order by owner || ' ' || key limit $2`,
    replace: `update idempotent_reply set body = $3 where owner || ' ' || key = $1 and body = $2`,
  }),
  createDatabasePlace(pool, {
    name: 'webhook secrets',
    purpose: sealPurposes.webhooks,
    read: `select id::text as key, secret as sealed from webhooks
            where id::text > $1 order by id::text limit $2`,
    replace: 'update webhooks set secret = $3 where id = $1::uuid and secret = $2',
  }),
  createDatabasePlace(pool, {
    name: 'previous webhook secrets',
    purpose: sealPurposes.webhooks,
    read: `select id::text as key, previous_secret as sealed from webhooks
            where id::text > $1 and previous_secret is not null order by id::text limit $2`,
    replace: 'update webhooks set previous_secret = $3 where id = $1::uuid and previous_secret = $2',
  }),
  redis
    ? redisIdTokens(redis)
    : createDatabasePlace(pool, {
        name: 'ID tokens',
        purpose: sealPurposes.idTokens,
        read: `select sid as key, sess->>'idToken' as sealed from session
                where sid > $1 and sess->>'idToken' is not null order by sid limit $2`,
        replace: `update session set sess = jsonb_set(sess::jsonb, '{idToken}', to_jsonb($3::text))::json
                   where sid = $1 and sess->>'idToken' = $2`,
      }),
];
