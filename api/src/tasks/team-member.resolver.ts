import { Ctx, FieldResolver, Resolver } from 'type-graphql';
import { MaxRows } from '#access/max-rows';
import type { Context } from '#context';
import { Row } from '#db/row';
import { loadUser } from '#people/load-user';
import { User } from '#people/user.entity';
import { LoadWeek, loadWeekCount, readLoadWeeks } from '#tasks/load-weeks';
import { TeamMember } from '#tasks/team';

@Resolver(() => TeamMember)
export class TeamMemberResolver {
  @FieldResolver(() => User, { description: 'The person' })
  user(@Row() { id }: TeamMember, @Ctx() context: Context): Promise<User> {
    return loadUser(context, id);
  }

  @MaxRows(loadWeekCount)
  @FieldResolver(() => [LoadWeek], { description: 'Their load in the next six weeks, the current one first' })
  weeks(@Row() { id }: TeamMember, @Ctx() context: Context): Promise<LoadWeek[]> {
    return readLoadWeeks(context, id);
  }
}
