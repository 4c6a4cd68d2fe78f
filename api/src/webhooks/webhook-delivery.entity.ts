import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { webhookDeliveryStatuses, type WebhookDeliveryStatus } from 'rules/webhooks';
import { BaseEntity } from '#db/base.entity';
import { graphqlEnum } from '#db/graphql-enum';
import { Node } from '#db/node';
import { Webhook } from '#webhooks/webhook.entity';

const StatusEnum = graphqlEnum(
  'WebhookDeliveryStatus',
  webhookDeliveryStatuses,
  'Whether a delivery arrived, will be tried again, or was given up',
  {
    pending: 'It is sent, again if it fails',
    delivered: 'Its receiver has accepted it',
    failed: 'Its receiver never accepted it',
  },
);

/** An event for one receiver: written in the transaction of the change (an outbox), and the log of its delivery afterward. */
@ObjectType('WebhookDelivery', {
  implements: Node,
  description: 'An event for one receiver, and what became of it',
  simpleResolvers: true,
})
@Entity({ tableName: 'webhook_deliveries' })
@Index({ properties: ['webhook', 'id'] })
@Index({ properties: ['createdAt'] })
export class WebhookDelivery extends BaseEntity<
  'status' | 'attempts' | 'attemptedAt' | 'nextAttemptAt' | 'responseStatus' | 'responseText' | 'failure'
> {
  @ManyToOne(() => Webhook, { deleteRule: 'cascade' })
  webhook!: Rel<Webhook>;

  @Field({ description: 'The webhook-id that receivers get: the same for each attempt' })
  @Property({ type: 'text' })
  messageId!: string;

  @Field({ description: 'The event, such as lead.changed' })
  @Property({ type: 'text' })
  eventType!: string;

  @Field({ description: 'The body that is sent, as JSON' })
  @Property({ type: 'text' })
  payload!: string;

  @Field(() => StatusEnum, { description: 'Status' })
  @Enum({ items: () => [...webhookDeliveryStatuses], default: 'pending' })
  status: WebhookDeliveryStatus = 'pending';

  @Field(() => Int, { description: 'How many times it was sent' })
  @Property({ type: 'integer', default: 0 })
  attempts: number = 0;

  @Field(() => Date, { nullable: true, description: 'When it was last sent' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  attemptedAt: Date | null = null;

  @Field(() => Date, { nullable: true, description: 'When it will be sent again' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  nextAttemptAt: Date | null = null;

  @Field(() => Int, { nullable: true, description: 'HTTP status of the last response' })
  @Property({ type: 'integer', nullable: true })
  responseStatus: number | null = null;

  @Field(() => String, { nullable: true, description: 'Beginning of the last response' })
  @Property({ type: 'text', nullable: true })
  responseText: string | null = null;

  @Field(() => String, { nullable: true, description: 'Why the last attempt failed, in words' })
  @Property({ type: 'text', nullable: true })
  failure: string | null = null;
}
