import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { DateScalar } from '#scalars';
import { AccountStatement } from '#statements/account-statement';
import { getAccountStatement } from '#statements/get-account-statement';

@Resolver()
export class StatementsResolver {
  @RequireAudience('client', 'admin')
  @Query(() => AccountStatement, {
    nullable: true,
    description: "A client's account in a period: invoices, credit notes, payments and refunds",
  })
  async accountStatement(
    @Arg('clientId', () => ID, { description: 'The client' }) clientId: string,
    @Arg('from', () => DateScalar, { description: 'The first day' }) from: string,
    @Arg('until', () => DateScalar, { description: 'The last day' }) until: string,
    @Ctx() context: Context,
  ): Promise<AccountStatement | null> {
    const found = await getAccountStatement(context, { clientId, from, until });
    return found?.statement ?? null;
  }
}
