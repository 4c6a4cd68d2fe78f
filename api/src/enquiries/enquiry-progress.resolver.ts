import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, FieldResolver, Info, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { getReplyDueAt } from 'rules/enquiries';
import { RequireAudience } from '#access/audiences';
import { StrategyCall } from '#calls/strategy-call.entity';
import type { Context } from '#context';
import { DependsOn } from '#db/selection-fields';
import { Enquiry } from '#enquiries/enquiry.entity';
import { notFound } from '#errors';
import { hashKey } from '#secret-key';

/** Made of an Enquiry: what the visitor wrote themselves, and how far it is. Nothing that staff wrote, and not who they are. */
@ObjectType({ description: 'How an enquiry stands, for the visitor who has its link', simpleResolvers: true })
class EnquiryProgress {
  @Field({ description: 'The name that they typed' })
  name!: string;

  @Field({ description: 'Where answers go' })
  email!: string;

  @Field({ description: 'What they want built' })
  projectType!: string;

  @Field({ description: 'What they want to reach, in their words' })
  outcome!: string;

  @Field({ description: 'Their choice of the form' })
  budget!: string;

  @Field({ description: 'Their choice of the form' })
  timeline!: string;

  @Field({ description: 'Their choice of the form' })
  preferredPlan!: string;

  @Field(() => Date, { nullable: true, description: 'When someone began to review it; null until then' })
  reviewStartedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When someone answered; null until then' })
  answeredAt!: Date | null;

  @Field(() => StrategyCall, { nullable: true, description: 'The call that was booked with the same e-mail' })
  call!: StrategyCall | null;
}

@Resolver(() => EnquiryProgress)
export class EnquiryProgressResolver {
  @RequireAudience('anyone')
  @Query(() => EnquiryProgress, { description: 'How an enquiry stands: what its link in the confirmation mail opens' })
  async enquiryProgress(
    @Arg('key', { description: 'Of the link' }) key: string,
    @Ctx() { read, limits, address }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<EnquiryProgress> {
    await limits.count('enquiryProgress', { address });
    const enquiry = await read.one(Enquiry, info, { where: { keyHash: hashKey(key) } });
    if (!enquiry) throw notFound('enquiry');
    return enquiry;
  }

  @DependsOn('createdAt')
  @FieldResolver(() => Date, { description: 'When it came' })
  receivedAt(@Root() { createdAt }: Enquiry): Date {
    return createdAt;
  }

  @DependsOn('createdAt')
  @FieldResolver(() => Date, { description: 'Until when someone answers' })
  replyDueAt(@Root() { createdAt }: Enquiry): Date {
    return getReplyDueAt(createdAt);
  }
}
