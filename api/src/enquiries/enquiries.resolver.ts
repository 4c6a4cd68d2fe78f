import { FieldResolver, Resolver } from 'type-graphql';
import { getReplyDueAt } from 'rules/enquiries';
import { DependsOn } from '#db/depends-on';
import { Row } from '#db/row';
import { Enquiry } from '#enquiries/enquiry.entity';

@Resolver(() => Enquiry)
export class EnquiriesResolver {
  @DependsOn('createdAt')
  @FieldResolver(() => Date, { description: 'When a reply is due' })
  replyDueAt(@Row() { createdAt }: Enquiry): Date {
    return getReplyDueAt(createdAt);
  }
}
