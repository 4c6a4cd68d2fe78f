import { Ctx, FieldResolver, Resolver } from 'type-graphql';
import type { Context } from '#context';
import { createBatchLoader } from '#db/batch-loader';
import { Row } from '#db/row';
import { matches } from '#db/where';
import { ContractorProfile } from '#invitations/contractor-profile.entity';
import { accountVisibleTo } from '#people/user.access';
import { User } from '#people/user.entity';

@Resolver(() => User)
export class UserProfileResolver {
  @FieldResolver(() => ContractorProfile, {
    nullable: true,
    description: 'Their contractor profile; null without one',
  })
  async contractorProfile(@Row() user: User, @Ctx() context: Context): Promise<ContractorProfile | null> {
    if (!matches(accountVisibleTo(context.viewer), user)) return null;
    return (await loadProfile(context, user.id)) ?? null;
  }
}

const loadProfile = createBatchLoader(async ({ em }: Context, ids) => {
  const profiles = await em.find(ContractorProfile, { user: { $in: ids } });
  return new Map(profiles.map((profile) => [profile.user.id, profile]));
});
