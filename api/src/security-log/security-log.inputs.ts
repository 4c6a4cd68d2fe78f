import { Field, InputType } from 'type-graphql';
import { type FindSecurityEvents, findSecurityEventsRule } from 'rules/find-security-events';
import type { SecurityEventKind } from 'rules/security-events';
import { ValidateWith } from '#access/rules';
import { SecurityEventKindEnum } from '#security-log/security-event.entity';

@ValidateWith(findSecurityEventsRule)
@InputType({ description: 'Which security events' })
export class SecurityEventFilter implements FindSecurityEvents {
  @Field(() => [SecurityEventKindEnum], { nullable: true, description: 'Only events of these kinds' })
  kinds?: SecurityEventKind[] | null;

  @Field(() => String, { nullable: true, description: 'Only events with this text in the email or in the details' })
  account?: string | null;

  @Field(() => String, { nullable: true, description: 'Only events with this text in the network address' })
  address?: string | null;

  @Field(() => Date, { nullable: true, description: 'Only from this instant on' })
  from?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Only before this instant' })
  until?: Date | null;
}
