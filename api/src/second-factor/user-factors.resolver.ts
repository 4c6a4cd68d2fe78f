import { Ctx, FieldResolver, Resolver } from 'type-graphql';
import { SemanticNonNull } from '#access/nullable-root-fields';
import type { Context } from '#context';
import { readConnection } from '#db/read-connection';
import { createBatchLoader } from '#db/batch-loader';
import { Row } from '#db/row';
import { requireAccountAccess } from '#people/require-account-access';
import { User } from '#people/user.entity';

@Resolver(() => User)
export class UserFactorsResolver {
  @SemanticNonNull()
  @FieldResolver(() => Boolean, { nullable: true, description: 'Whether signing in requires a second factor' })
  async hasSecondFactor(@Row() user: User, @Ctx() context: Context): Promise<boolean> {
    requireAccountAccess(context.viewer, user);
    return (await loadHasFactor(context, user.id)) ?? false;
  }
}

const loadHasFactor = createBatchLoader(async ({ em }: Context, ids) => {
  const rows = await em.execute<Array<{ id: string }>>(
    `select user_id as id from totp_enrolments where user_id in (?) and confirmed_at is not null
     union select user_id from passkeys where user_id in (?)`,
    [ids, ids],
    readConnection,
  );
  return new Map(rows.map(({ id }) => [id, true]));
});
