import { Field, InputType } from 'type-graphql';
import { enquiryBudgets, enquiryPlans, enquiryProjectTypes, enquiryTimelines } from 'rules/enquiries';
import { type StartUploadInput, startUploadRule } from 'rules/start-upload';
import { type SubmitEnquiryInput as SubmitEnquiry, submitEnquiryRule } from 'rules/submit-enquiry';
import { ValidateWith } from '#access/rules';
import { EmailAddressScalar, UriReferenceScalar } from '#scalars';

@ValidateWith(submitEnquiryRule)
@InputType({ description: 'The contact form' })
export class SubmitEnquiryInput implements SubmitEnquiry {
  @Field({ description: 'At least 2 characters' })
  name!: string;

  @Field(() => EmailAddressScalar, { description: 'Where the confirmation is sent' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'In any format' })
  phone?: string | null;

  @Field(() => String, { description: `One of ${enquiryProjectTypes.join(', ')}` })
  projectType!: SubmitEnquiry['projectType'];

  @Field({ description: 'Their main goal, at least 10 characters' })
  outcome!: string;

  @Field(() => String, { description: `One of ${enquiryBudgets.join(', ')}` })
  budget!: SubmitEnquiry['budget'];

  @Field(() => String, { description: `One of ${enquiryTimelines.join(', ')}` })
  timeline!: SubmitEnquiry['timeline'];

  @Field(() => String, { description: `One of ${enquiryPlans.join(', ')}` })
  preferredPlan!: SubmitEnquiry['preferredPlan'];

  @Field(() => Boolean, { description: 'Must be true: consent to the privacy policy and to being contacted' })
  consent!: true;

  @Field(() => Boolean, { nullable: true, description: 'What the form showed. The server computes its own value' })
  priority?: boolean | null;

  @Field(() => UriReferenceScalar, {
    nullable: true,
    description: 'URL of one uploaded file, as returned by `startEnquiryUpload`',
  })
  fileUrl?: string | null;
}

@ValidateWith(startUploadRule)
@InputType({ description: 'A file to upload' })
export class StartEnquiryUploadInput implements StartUploadInput {
  @Field({ description: 'File name, ending in .pdf, .docx, .doc, .txt, .md or .markdown' })
  fileName!: string;
}
