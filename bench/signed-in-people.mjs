import { createHmac, randomUUID } from 'node:crypto';
import pg from 'pg';

/** The cookie secret of the server under test. */
export const sessionSecret = 'a-secret-for-measurements-and-nothing-else';

/**
 * Creates users with a session each and the role of the account `like`. Returns their ids,
 * cookies and addresses: sockets are counted by address, so each of them sends `X-Forwarded-For`.
 */
export async function insertSignedIn(connectionString, like, count) {
  const people = Array.from({ length: count }, () => randomUUID());
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(
      `insert into users (id, created_at, updated_at, email, first_name, last_name, role, contractor_role)
       select person, now(), now(), person || '@bench.test', 'Bench', 'Person', u.role, u.contractor_role
         from unnest($1::uuid[]) person, users u where u.email = $2`,
      [people, like],
    );
    await client.query(
      `insert into session (sid, sess, expire)
       select person, json_build_object(
                'cookie', json_build_object('originalMaxAge', 86400000, 'httpOnly', true, 'path', '/', 'sameSite', 'lax'),
                'viewer', json_build_object('id', person, 'role', u.role, 'contractorRole', u.contractor_role, 'isFounder', false),
                'startedAt', now(), 'authenticatedAt', now()),
              localtimestamp + interval '1 day'
         from unnest($1::uuid[]) person, users u where u.email = $2`,
      [people, like],
    );
  } finally {
    await client.end();
  }
  return people.map((id, place) => ({ id, cookie: getCookie(id), address: getAddress(place) }));
}

const getAddress = (place) => `10.${place >> 16}.${(place >> 8) & 255}.${place & 255}`;

/** As express-session signs it. */
function getCookie(id) {
  const signature = createHmac('sha256', sessionSecret).update(id).digest('base64').replace(/=+$/, '');
  return `sid=${encodeURIComponent(`s:${id}.${signature}`)}`;
}
