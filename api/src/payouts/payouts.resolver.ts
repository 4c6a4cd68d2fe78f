import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, Info, Query, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { ReturnsRead } from '#db/returns-read';
import { visibleTo } from '#payouts/payout.access';
import { Payout } from '#payouts/payout.entity';

@Resolver(() => Payout)
export class PayoutsResolver {
  @RequireAudience('contractor', 'admin')
  @ReturnsRead(Payout)
  @Query(() => [Payout], { description: 'Payouts visible to the viewer, latest first, at most 500' })
  async payouts(@Ctx() { read, viewer }: Context, @Info() info: GraphQLResolveInfo): Promise<Payout[]> {
    return read.list(Payout, info, { where: visibleTo(viewer), orderBy: ['paidAt', 'id'], direction: 'desc' });
  }
}
