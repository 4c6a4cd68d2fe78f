import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, Info, Query, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { getConnection, PageArgs } from '#db/page';
import { ReturnsRead } from '#db/returns-read';
import { visibleTo } from '#payouts/payout.access';
import { Payout } from '#payouts/payout.entity';

const PayoutConnection = getConnection(Payout, 'Payout', { isCounted: true });

@Resolver(() => Payout)
export class PayoutsResolver {
  @RequireAudience('contractor', 'admin')
  @ReturnsRead(Payout)
  @Query(() => PayoutConnection, { description: 'Payouts visible to the viewer, latest first' })
  async payoutHistory(@Args() page: PageArgs, @Ctx() { read, viewer }: Context, @Info() info: GraphQLResolveInfo) {
    return read.page(Payout, info, { where: visibleTo(viewer), orderBy: ['paidAt', 'id'], direction: 'desc', ...page });
  }

  @RequireAudience('contractor', 'admin')
  @ReturnsRead(Payout)
  @Query(() => [Payout], {
    description: 'Payouts visible to the viewer, latest first, at most 500',
    deprecationReason: 'Use `payoutHistory`',
  })
  async payouts(@Ctx() { read, viewer }: Context, @Info() info: GraphQLResolveInfo): Promise<Payout[]> {
    return read.list(Payout, info, { where: visibleTo(viewer), orderBy: ['paidAt', 'id'], direction: 'desc' });
  }
}
