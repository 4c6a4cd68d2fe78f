import { Arg, Ctx, Field, FieldResolver, ID, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import { getReplyDueAt } from 'rules/enquiries';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { DependsOn } from '#db/selection-fields';
import { Enquiry } from '#enquiries/enquiry.entity';
import { StartEnquiryUploadInput, SubmitEnquiryInput } from '#enquiries/enquiry.inputs';
import { startUpload, UploadPermission } from '#files/start-upload';
import { getUploader } from '#files/check-pending-bytes';
import { submitEnquiry } from '#enquiries/submit-enquiry';

@ObjectType({ description: 'That an enquiry has been received', simpleResolvers: true })
class EnquiryReceipt {
  @Field(() => ID, { description: 'Of the enquiry' })
  id!: string;
}

@Resolver(() => Enquiry)
export class EnquiriesResolver {
  @RequireAudience('anyone')
  @Mutation(() => UploadPermission, {
    description: 'Asks where to PUT a file that goes with an enquiry; it is deleted after a day if no enquiry has it',
  })
  async startEnquiryUpload(
    @Arg('input', { description: 'The file' }) input: StartEnquiryUploadInput,
    @Ctx() { em, settings, limits, address }: Context,
  ): Promise<UploadPermission> {
    await limits.count('startEnquiryUpload', { address });
    const { publicUrl } = settings;
    return startUpload(em, 'enquiry_attachment', input, { publicUrl, uploader: getUploader(address) });
  }

  @RequireAudience('anyone')
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

  @DependsOn('createdAt')
  @FieldResolver(() => Date, { description: 'Until when it has to be answered' })
  replyDueAt(@Root() { createdAt }: Enquiry): Date {
    return getReplyDueAt(createdAt);
  }
}
