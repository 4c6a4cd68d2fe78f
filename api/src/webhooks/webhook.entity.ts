import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { webhookEventTypes, type WebhookEventType } from 'rules/webhooks';
import { BaseEntity } from '#db/base.entity';
import { Node } from '#db/node';
import { User } from '#people/user.entity';
import { UrlScalar } from '#scalars';

@ObjectType('Webhook', {
  implements: Node,
  description: 'A receiver of events: a URL of another system',
  simpleResolvers: true,
})
@Entity({ tableName: 'webhooks' })
export class Webhook extends BaseEntity<
  'previousSecret' | 'previousSecretUntil' | 'failingSince' | 'turnedOffAt' | 'turnedOffByServer'
> {
  @Field({ description: 'Display name' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => UrlScalar, { description: 'Where events are sent' })
  @Property({ type: 'text' })
  url!: string;

  @Field(() => [String], { description: `Subscribed events, of: ${webhookEventTypes.join(', ')}` })
  @Property({ type: 'text[]' })
  events!: WebhookEventType[];

  /** Sealed. */
  @Property({ type: 'text' })
  secret!: string;

  /** Sealed. Until its end every message has a second signature made with it. */
  @Property({ type: 'text', nullable: true })
  previousSecret: string | null = null;

  @Field(() => Date, { nullable: true, description: 'Until when the previous secret signs as well' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  previousSecretUntil: Date | null = null;

  @Field(() => Date, { nullable: true, description: 'Since when no delivery has succeeded; null if the last one did' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  failingSince: Date | null = null;

  @Field(() => Date, { nullable: true, description: 'When it was turned off; null while it is on' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  turnedOffAt: Date | null = null;

  @Field({ description: 'Whether the server turned it off, because it failed for days' })
  @Property({ type: 'boolean', default: false })
  turnedOffByServer: boolean = false;

  @Field(() => User, { description: 'The administrator who created it' })
  @ManyToOne(() => User, { deleteRule: 'restrict' })
  createdBy!: Rel<User>;
}
