import { Ctx, FieldResolver, Resolver } from 'type-graphql';
import type { Context } from '#context';
import { Row } from '#db/row';
import { loadUser } from '#people/load-user';
import { User } from '#people/user.entity';
import { TeamMember } from '#tasks/team';

@Resolver(() => TeamMember)
export class TeamMemberResolver {
  @FieldResolver(() => User, { description: 'The person' })
  user(@Row() { id }: TeamMember, @Ctx() context: Context): Promise<User> {
    return loadUser(context, id);
  }
}
