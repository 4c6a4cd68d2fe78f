import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { StartEnquiryUploadInput, SubmitEnquiryInput } from '#enquiry-form/enquiry-form.inputs';
import { startUpload, UploadPermission } from '#files/start-upload';
import { getUploader } from '#files/check-pending-bytes';
import { submitEnquiry } from '#enquiry-form/submit-enquiry';

@ObjectType({ description: 'Confirms that an enquiry was received', simpleResolvers: true })
class EnquiryReceipt {
  @Field(() => ID, { description: 'Identifier of the enquiry' })
  id!: string;
}

@Resolver()
export class EnquiryFormResolver {
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
      'Submits the contact form: creates a lead and a Client Store request, and sends the confirmation email',
  })
  async submitEnquiry(
    @Arg('input', { description: 'The contact form' }) input: SubmitEnquiryInput,
    @Ctx() context: Context,
  ): Promise<EnquiryReceipt> {
    const { id } = await submitEnquiry(context, input);
    return { id };
  }
}
