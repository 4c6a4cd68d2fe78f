import { Field, InputType } from 'type-graphql';
import { answerPlaceholders, type CannedAnswerInput as CannedAnswer, cannedAnswerRule } from 'rules/canned-answers';
import { ValidateWith } from '#access/rules';

const placeholders = Object.keys(answerPlaceholders)
  .map((name) => `{{${name}}}`)
  .join(', ');

@ValidateWith(cannedAnswerRule)
@InputType({ description: 'A new canned answer' })
export class CreateCannedAnswerInput implements CannedAnswer {
  @Field({ description: 'What it is chosen by, at most 100 characters' })
  title!: string;

  @Field({ description: `The text, at most 5000 characters; it may have ${placeholders}` })
  content!: string;
}

@ValidateWith(cannedAnswerRule)
@InputType({ description: 'The new title and text of a canned answer' })
export class UpdateCannedAnswerInput implements CannedAnswer {
  @Field({ description: 'What it is chosen by, at most 100 characters' })
  title!: string;

  @Field({ description: `The text, at most 5000 characters; it may have ${placeholders}` })
  content!: string;
}
