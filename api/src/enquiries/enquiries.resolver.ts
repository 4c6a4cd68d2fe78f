import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import { For } from '#access/audiences';
import type { Context } from '#context';
import { SubmitEnquiryInput } from '#enquiries/enquiry.inputs';
import { submitEnquiry } from '#enquiries/submit-enquiry';

@ObjectType({ description: 'That an enquiry has been received', simpleResolvers: true })
class EnquiryReceipt {
  @Field(() => ID, { description: 'Of the enquiry' })
  id!: string;
}

@Resolver()
export class EnquiriesResolver {
  @For('anyone')
  @Mutation(() => EnquiryReceipt, {
    description: 'Sends the contact form: sales and the hub get it, and a mail goes out',
  })
  async submitEnquiry(
    @Arg('input', { description: 'The contact form' }) input: SubmitEnquiryInput,
    @Ctx() context: Context,
  ): Promise<EnquiryReceipt> {
    const { id } = await submitEnquiry(context, input);
    return { id };
  }
}
