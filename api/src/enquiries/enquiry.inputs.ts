import { Field, InputType } from 'type-graphql';
import { enquiryBudgets, enquiryPlans, enquiryProjectTypes, enquiryTimelines } from 'rules/enquiries';
import { type StartUploadInput, startUploadRule } from 'rules/start-upload';
import { type SubmitEnquiryInput as SubmitEnquiry, submitEnquiryRule } from 'rules/submit-enquiry';
import { ValidateWith } from '#access/rules';

@ValidateWith(submitEnquiryRule)
@InputType({ description: 'The contact form' })
export class SubmitEnquiryInput implements SubmitEnquiry {
  @Field({ description: '2 characters at least' })
  name!: string;

  @Field({ description: 'Where the confirmation goes' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'As one likes to write it' })
  phone?: string | null;

  @Field(() => String, { description: `One of ${enquiryProjectTypes.join(', ')}` })
  projectType!: SubmitEnquiry['projectType'];

  @Field({ description: 'What they want to reach, 10 characters at least' })
  outcome!: string;

  @Field(() => String, { description: `One of ${enquiryBudgets.join(', ')}` })
  budget!: SubmitEnquiry['budget'];

  @Field(() => String, { description: `One of ${enquiryTimelines.join(', ')}` })
  timeline!: SubmitEnquiry['timeline'];

  @Field(() => String, { description: `One of ${enquiryPlans.join(', ')}` })
  preferredPlan!: SubmitEnquiry['preferredPlan'];

  @Field(() => Boolean, { description: 'Must be true: to the privacy policy, and to being contacted' })
  consent!: true;

  @Field(() => Boolean, { nullable: true, description: 'What the form showed. The server computes its own' })
  priority?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Of one uploaded file, as `startEnquiryUpload` answered it' })
  fileUrl?: string | null;
}

@ValidateWith(startUploadRule)
@InputType({ description: 'The file that someone wants to upload' })
export class StartEnquiryUploadInput implements StartUploadInput {
  @Field({ description: 'Its name, which ends in .pdf, .docx, .doc, .txt, .md or .markdown' })
  fileName!: string;
}
