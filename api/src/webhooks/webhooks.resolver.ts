import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, Field, ID, Info, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { maxWebhooks } from 'rules/webhooks';
import { RequireAudience } from '#access/audiences';
import { MaxRows } from '#access/max-rows';
import { RequireRecentAuth } from '#access/recent-auth';
import type { Context } from '#context';
import { getConnection } from '#db/page';
import { ReturnsRead } from '#db/returns-read';
import { notFound } from '#errors';
import { createWebhook, deleteWebhook, rotateWebhookSecret, updateWebhook } from '#webhooks/change-webhooks';
import { resendWebhookDelivery, testWebhook } from '#webhooks/send-again';
import { WebhookDelivery } from '#webhooks/webhook-delivery.entity';
import { Webhook } from '#webhooks/webhook.entity';
import { deliveryVisibleTo, visibleTo } from '#webhooks/webhook.access';
import { CreateWebhookInput, UpdateWebhookInput, WebhookDeliveriesArgs } from '#webhooks/webhooks.inputs';

@ObjectType({ description: 'A webhook whose secret is new', simpleResolvers: true })
class WebhookWithSecret {
  @Field({ description: 'The secret that signs its messages, shown only once' })
  secret!: string;

  @Field(() => Webhook, { description: 'The webhook' })
  webhook!: Webhook;
}

@ObjectType({ description: 'A webhook that was deleted', simpleResolvers: true })
class DeletedWebhook {
  @Field(() => ID, { description: 'Its identifier' })
  webhookId!: string;
}

const WebhookDeliveryConnection = getConnection(WebhookDelivery, 'WebhookDelivery');

@Resolver()
export class WebhooksResolver {
  @RequireAudience('admin')
  @MaxRows(maxWebhooks)
  @ReturnsRead(Webhook)
  @Query(() => [Webhook], { description: `The receivers of events, newest first, at most ${maxWebhooks}` })
  async webhooks(@Ctx() { read, viewer }: Context, @Info() info: GraphQLResolveInfo): Promise<Webhook[]> {
    return read.list(Webhook, info, { where: visibleTo(viewer), orderBy: ['id'], direction: 'desc' });
  }

  @RequireAudience('admin')
  @ReturnsRead(WebhookDelivery)
  @Query(() => WebhookDeliveryConnection, {
    description: 'What was sent to a receiver in the last 30 days, newest first',
  })
  async webhookDeliveries(
    @Args() { webhookId, ...page }: WebhookDeliveriesArgs,
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const where = { $and: [{ webhook: webhookId }, deliveryVisibleTo(viewer)] };
    return read.page(WebhookDelivery, info, { where, orderBy: ['id'], direction: 'desc', ...page });
  }

  @RequireAudience('admin')
  @RequireRecentAuth()
  @Mutation(() => WebhookWithSecret, {
    description: 'Adds a receiver of events. The response is the only one that contains its secret',
  })
  async createWebhook(
    @Arg('input', { description: 'Its name, address and events' }) input: CreateWebhookInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<WebhookWithSecret> {
    const { id, secret } = await createWebhook(context, input);
    return { secret, webhook: await readWebhook(context, info, id, ['webhook']) };
  }

  @RequireAudience('admin')
  @RequireRecentAuth()
  @Mutation(() => Webhook, { description: 'Changes a receiver, or turns it on or off' })
  async updateWebhook(
    @Arg('id', () => ID, { description: 'Id of the webhook' }) id: string,
    @Arg('input', { description: 'The receiver as it should be' }) input: UpdateWebhookInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Webhook> {
    await updateWebhook(context, id, input);
    return readWebhook(context, info, id);
  }

  @RequireAudience('admin')
  @RequireRecentAuth()
  @Mutation(() => WebhookWithSecret, {
    description: 'Gives a receiver a new secret. The previous one signs as well for 24 hours',
  })
  async rotateWebhookSecret(
    @Arg('id', () => ID, { description: 'Id of the webhook' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<WebhookWithSecret> {
    const secret = await rotateWebhookSecret(context, id);
    return { secret, webhook: await readWebhook(context, info, id, ['webhook']) };
  }

  @RequireAudience('admin')
  @RequireRecentAuth()
  @Mutation(() => DeletedWebhook, { description: 'Deletes a receiver with its log' })
  async deleteWebhook(
    @Arg('id', () => ID, { description: 'Id of the webhook' }) id: string,
    @Ctx() context: Context,
  ): Promise<DeletedWebhook> {
    await deleteWebhook(context, id);
    return { webhookId: id };
  }

  @RequireAudience('admin')
  @Mutation(() => WebhookDelivery, { description: 'Sends a test message to a receiver' })
  async testWebhook(
    @Arg('id', () => ID, { description: 'Id of the webhook' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<WebhookDelivery> {
    return readDelivery(context, info, await testWebhook(context, id));
  }

  @RequireAudience('admin')
  @Mutation(() => WebhookDelivery, { description: 'Sends a delivery once more, with the same webhook-id' })
  async resendWebhookDelivery(
    @Arg('id', () => ID, { description: 'Id of the delivery' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<WebhookDelivery> {
    await resendWebhookDelivery(context, id);
    return readDelivery(context, info, id);
  }
}

async function readWebhook(
  { read }: Context,
  info: GraphQLResolveInfo,
  id: string,
  path: string[] = [],
): Promise<Webhook> {
  const webhook = await read.one(Webhook, info, { where: { id }, path });
  if (!webhook) throw notFound('webhook');
  return webhook;
}

async function readDelivery({ read }: Context, info: GraphQLResolveInfo, id: string): Promise<WebhookDelivery> {
  const delivery = await read.one(WebhookDelivery, info, { where: { id } });
  if (!delivery) throw notFound('webhook delivery');
  return delivery;
}
