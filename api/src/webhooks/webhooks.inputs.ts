import { ArgsType, Field, ID, InputType } from 'type-graphql';
import {
  type CreateWebhook,
  createWebhookRule,
  type UpdateWebhook,
  updateWebhookRule,
  webhookEventTypes,
  type WebhookEventType,
} from 'rules/webhooks';
import { ValidateWith } from '#access/rules';
import { PageArgs } from '#db/page';
import { UrlScalar } from '#scalars';

const eventsDescription = `Events to send, of: ${webhookEventTypes.join(', ')}`;

@ValidateWith(createWebhookRule)
@InputType({ description: 'A receiver of events' })
export class CreateWebhookInput implements CreateWebhook {
  @Field({ description: 'Display name' })
  name!: string;

  @Field(() => UrlScalar, { description: 'Address, which starts with https' })
  url!: string;

  @Field(() => [String], { description: eventsDescription })
  events!: WebhookEventType[];
}

@ValidateWith(updateWebhookRule)
@InputType({ description: 'The receiver as it should be' })
export class UpdateWebhookInput implements UpdateWebhook {
  @Field({ description: 'Display name' })
  name!: string;

  @Field(() => UrlScalar, { description: 'Address, which starts with https' })
  url!: string;

  @Field(() => [String], { description: eventsDescription })
  events!: WebhookEventType[];

  @Field({ description: 'Whether events are sent to it' })
  isActive!: boolean;
}

@ArgsType()
export class WebhookDeliveriesArgs extends PageArgs {
  @Field(() => ID, { description: 'The webhook' })
  webhookId!: string;
}
