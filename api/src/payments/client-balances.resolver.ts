import { Ctx, FieldResolver, Resolver } from 'type-graphql';
import { MaxRows } from '#access/max-rows';
import type { Context } from '#context';
import { ClientBalance, findClientBalances, maxBalances } from '#payments/client-balances';
import { ClientSummary } from '#projects/client-summary';

/** What the client has paid and owes, which projects know nothing of. */
@Resolver(() => ClientSummary)
export class ClientBalancesResolver {
  @MaxRows(maxBalances)
  @FieldResolver(() => [ClientBalance], {
    description: `What was paid and is owed, by currency, at most ${maxBalances}`,
  })
  async balances(@Ctx() context: Context): Promise<ClientBalance[]> {
    return findClientBalances(context);
  }
}
