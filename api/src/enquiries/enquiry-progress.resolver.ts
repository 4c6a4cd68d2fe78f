import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, FieldResolver, Info, ObjectType, Query, Resolver } from 'type-graphql';
import { getReplyDueAt } from 'rules/enquiries';
import { RequireAudience } from '#access/audiences';
import { StrategyCall } from '#calls/strategy-call.entity';
import type { Context } from '#context';
import { DependsOn } from '#db/depends-on';
import { Row } from '#db/row';
import { Enquiry } from '#enquiries/enquiry.entity';
import { notFound } from '#errors';
import { EmailAddressScalar } from '#scalars';
import { hashKey } from '#secret-key';

/** Built from an Enquiry: what the visitor wrote, and its progress. Contains nothing that staff wrote, nor who they are. */
@ObjectType({ description: 'The progress of an enquiry, for the visitor who has its link', simpleResolvers: true })
class EnquiryProgress {
  @Field({ description: 'The name the visitor entered' })
  name!: string;

  @Field(() => EmailAddressScalar, { description: 'Where replies are sent' })
  email!: string;

  @Field({ description: 'What they want built' })
  projectType!: string;

  @Field({ description: 'Their main goal, in their own words' })
  outcome!: string;

  @Field({ description: 'Selected in the form' })
  budget!: string;

  @Field({ description: 'Selected in the form' })
  timeline!: string;

  @Field({ description: 'Selected in the form' })
  preferredPlan!: string;

  @Field(() => Date, { nullable: true, description: 'When the review started; null until then' })
  reviewStartedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When a reply was sent; null until then' })
  answeredAt!: Date | null;

  @Field(() => StrategyCall, { nullable: true, description: 'The call booked with the same email' })
  call!: StrategyCall | null;
}

@Resolver(() => EnquiryProgress)
export class EnquiryProgressResolver {
  @RequireAudience('anyone')
  @Query(() => EnquiryProgress, { description: 'The progress of an enquiry, by the link in its confirmation email' })
  async enquiryProgress(
    @Arg('key', { description: 'The key in the link' }) key: string,
    @Ctx() { read, limits, address }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<EnquiryProgress> {
    await limits.count('enquiryProgress', { address });
    const enquiry = await read.one(Enquiry, info, { where: { keyHash: hashKey(key) } });
    if (!enquiry) throw notFound('enquiry');
    return enquiry;
  }

  @DependsOn('createdAt')
  @FieldResolver(() => Date, { description: 'When it was received' })
  receivedAt(@Row() { createdAt }: Enquiry): Date {
    return createdAt;
  }

  @DependsOn('createdAt')
  @FieldResolver(() => Date, { description: 'When a reply is due' })
  replyDueAt(@Row() { createdAt }: Enquiry): Date {
    return getReplyDueAt(createdAt);
  }
}
