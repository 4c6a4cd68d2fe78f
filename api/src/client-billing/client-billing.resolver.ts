import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import { visibleTo } from '#client-billing/client-billing.access';
import { ClientBilling } from '#client-billing/client-billing.entity';
import { UpdateClientBillingInput } from '#client-billing/client-billing.inputs';
import { updateClientBilling } from '#client-billing/update-client-billing';
import type { Context } from '#context';
import { ReturnsRead } from '#db/returns-read';
import { notFound } from '#errors';

@Resolver(() => ClientBilling)
export class ClientBillingResolver {
  @RequireAudience('client', 'admin')
  @ReturnsRead(ClientBilling)
  @Query(() => ClientBilling, {
    nullable: true,
    description: 'How a client is invoiced; null before their first invoice, when the defaults count',
  })
  async clientBilling(
    @Arg('clientId', () => ID, { description: 'The client' }) clientId: string,
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ClientBilling | null> {
    return read.one(ClientBilling, info, { where: { $and: [{ client: clientId }, visibleTo(viewer)] } });
  }

  @RequireAudience('client', 'admin')
  @Mutation(() => ClientBilling, { description: 'Changes how a client is invoiced from now on' })
  async updateClientBilling(
    @Arg('id', () => ID, { description: "The client's id" }) id: string,
    @Arg('input', { description: 'The changes' }) input: UpdateClientBillingInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ClientBilling> {
    await updateClientBilling(context, id, input);
    const { read, viewer } = context;
    const billing = await read.one(ClientBilling, info, { where: { $and: [{ client: id }, visibleTo(viewer)] } });
    if (!billing) throw notFound('client');
    return billing;
  }
}
