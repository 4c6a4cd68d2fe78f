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

@ObjectType({ description: 'Confirms that an enquiry was received', simpleResolvers: true })
class EnquiryReceipt {
  @Field(() => ID, { description: 'Identifier of the enquiry' })
  id!: string;
}

@Resolver(() => Enquiry)
export class EnquiriesResolver {
  @RequireAudience('anyone')
  @Mutation(() => UploadPermission, {
    description: 'Requests a URL to PUT an attachment to. It is deleted after a day if no enquiry uses it',
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
    description:
      'Submits the contact form: creates a lead and a Client Store request, and sends the confirmation e-mail',
  })
  async submitEnquiry(
    @Arg('input', { description: 'The contact form' }) input: SubmitEnquiryInput,
    @Ctx() context: Context,
  ): Promise<EnquiryReceipt> {
    const { id } = await submitEnquiry(context, input);
    return { id };
  }

  @DependsOn('createdAt')
  @FieldResolver(() => Date, { description: 'When a reply is due' })
  replyDueAt(@Root() { createdAt }: Enquiry): Date {
    return getReplyDueAt(createdAt);
  }
}
