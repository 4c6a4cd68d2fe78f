import { Field, InputType } from 'type-graphql';
import {
  type CreateAnswerTemplateInput as CreateAnswerTemplate,
  createAnswerTemplateRule,
  type UpdateAnswerTemplateInput as UpdateAnswerTemplate,
  updateAnswerTemplateRule,
} from 'rules/answer-templates';
import { ValidateWith } from '#access/rules';

@ValidateWith(createAnswerTemplateRule)
@InputType({ description: 'A new answer template' })
export class CreateAnswerTemplateInput implements CreateAnswerTemplate {
  @Field({ description: 'Display name, at most 60 characters' })
  name!: string;

  @Field({ description: 'Subject, at most 150 characters' })
  subject!: string;

  @Field({ description: 'Text, at most 5000 characters' })
  message!: string;
}

@ValidateWith(updateAnswerTemplateRule)
@InputType({ description: 'Changes to an answer template; omitted fields stay unchanged' })
export class UpdateAnswerTemplateInput implements UpdateAnswerTemplate {
  @Field(() => String, { nullable: true, description: 'Display name, at most 60 characters' })
  name?: string;

  @Field(() => String, { nullable: true, description: 'Subject, at most 150 characters' })
  subject?: string;

  @Field(() => String, { nullable: true, description: 'Text, at most 5000 characters' })
  message?: string;
}
