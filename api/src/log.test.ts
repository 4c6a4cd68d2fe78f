import { expect, test } from '@jest/globals';
import { createLog } from '#log';
import { newId } from '#new-id';
import { User } from '#people/user.entity';
import { cloneDatabase } from '#test/database';
import { createFactories } from '#test/factories';
import { openTestOrm } from '#test/test-orm';

test('the log of an error names the table and constraint, and nothing of the row', async () => {
  const database = await cloneDatabase();
  const orm = await openTestOrm(database.url);
  const { id, email } = await createFactories(database.pool).user({ role: 'client' });
  const em = orm.fork();
  const user = { ...(await em.findOneOrFail(User, { id })), id: newId() };
  const faults = [
    // Rows that violate a not-null constraint and a unique constraint.
    await database.pool.query('insert into users (email) values ($1)', [email]).catch((error: unknown) => error),
    await orm
      .fork()
      .insert(User, user)
      .catch((error: unknown) => error),
    new Error('Not stored', {
      cause: await orm
        .fork()
        .insert(User, user)
        .catch((error: unknown) => error),
    }),
  ];
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  for (const err of faults) log.error({ err }, 'it was not stored');
  await orm.close();
  await database.drop();

  expect(faults.map(String).join('')).toContain(email); // otherwise the test would prove nothing
  const [first, second, third] = lines.map((line) => JSON.parse(line).err);
  expect(first).toMatchObject({ code: '23502', table: 'users', column: expect.any(String) });
  expect(second).toMatchObject({
    code: '23505',
    constraint: 'users_email_unique',
    stack: expect.stringContaining('    at '),
  });
  expect(third.message).toContain('Not stored');
  expect(lines.join('')).not.toContain(email);
});
