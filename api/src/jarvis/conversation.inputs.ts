import { Field, InputType, Int } from 'type-graphql';
import {
  type CreateConversationInput as CreateConversation,
  createConversationRule,
  type UpdateConversationInput as UpdateConversation,
  updateConversationRule,
} from 'rules/jarvis';
import { ValidateWith } from '#access/rules';

@ValidateWith(createConversationRule)
@InputType({ description: 'A new conversation' })
export class CreateConversationInput implements CreateConversation {
  @Field({ description: 'Title' })
  title!: string;

  @Field(() => [Int], { description: 'The prompt templates, in the order in which Jarvis reads them' })
  templateIds!: number[];
}

@ValidateWith(updateConversationRule)
@InputType({ description: 'Changes; an absent field stays unchanged' })
export class UpdateConversationInput implements UpdateConversation {
  @Field(() => String, { nullable: true, description: 'Title' })
  title?: string;

  @Field(() => [Int], {
    nullable: true,
    description: 'The prompt templates, in the order in which Jarvis reads them; they replace the current ones',
  })
  templateIds?: number[];
}
