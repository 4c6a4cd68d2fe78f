import type { Context } from '#context';
import { createBatchLoader } from '#db/batch-loader';
import { notFound } from '#errors';
import { User } from '#people/user.entity';

const load = createBatchLoader(async ({ em }: Context, ids) => {
  const users = await em.find(User, { id: { $in: ids } });
  return new Map(users.map((user) => [user.id, user]));
});

/** The person of a row that custom SQL returned. One statement for all rows of a list. */
export async function loadUser(context: Context, id: string): Promise<User> {
  const user = await load(context, id);
  if (!user) throw notFound('user');
  return user;
}
