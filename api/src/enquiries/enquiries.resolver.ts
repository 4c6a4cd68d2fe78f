import { FieldResolver, Resolver, Root } from 'type-graphql';
import { getReplyDueAt } from 'rules/enquiries';
import { DependsOn } from '#db/selection-fields';
import { Enquiry } from '#enquiries/enquiry.entity';

@Resolver(() => Enquiry)
export class EnquiriesResolver {
  @DependsOn('createdAt')
  @FieldResolver(() => Date, { description: 'When a reply is due' })
  replyDueAt(@Root() { createdAt }: Enquiry): Date {
    return getReplyDueAt(createdAt);
  }
}
