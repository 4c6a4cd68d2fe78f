import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Query, Resolver } from 'type-graphql';
import { type Audience, getAudiences } from 'rules/audiences';
import { RequireAudience } from '#access/audiences';
import { SemanticNonNull } from '#access/nullable-root-fields';
import { requireAccountAccess } from '#people/require-account-access';
import type { Context } from '#context';
import { DependsOn } from '#db/depends-on';
import { Row } from '#db/row';
import { unauthenticated } from '#errors';
import { isFounder } from '#people/is-founder';
import { AudienceEnum, User } from '#people/user.entity';

@Resolver(() => User)
export class MeResolver {
  @RequireAudience('user')
  @Query(() => User, { description: 'The signed-in person' })
  async me(@Ctx() { read, viewer }: Context, @Info() info: GraphQLResolveInfo): Promise<User> {
    const user = viewer && (await read.one(User, info, { where: { id: viewer.id } }));
    if (!user) throw unauthenticated();
    return user;
  }

  @DependsOn('role', 'contractorRole', 'email')
  @SemanticNonNull()
  @FieldResolver(() => [AudienceEnum], {
    nullable: true,
    description: 'The groups that this person belongs to: screens and operations are open to audiences',
  })
  audiences(@Row() user: User, @Ctx() context: Context): Audience[] {
    requireAccountAccess(context.viewer, user);
    const { role, contractorRole, email } = user;
    return getAudiences({ role, contractorRole, isFounder: isFounder(context, email) });
  }
}
