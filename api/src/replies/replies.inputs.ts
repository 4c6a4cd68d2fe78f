import { Field, ID, InputType } from 'type-graphql';
import {
  type EditQuestionInput as EditQuestion,
  editQuestionRule,
  type SendMessageInput as SendMessage,
  sendMessageRule,
} from 'rules/jarvis';
import { ValidateWith } from '#access/rules';

@ValidateWith(sendMessageRule)
@InputType({ description: 'A question to Jarvis' })
export class SendMessageInput implements SendMessage {
  @Field(() => ID, { description: "One of the viewer's conversations" })
  conversationId!: string;

  @Field({ description: 'The question' })
  content!: string;

  @Field(() => [ID], { nullable: true, description: 'Documents that the reply may use' })
  selectedDocumentIds?: string[] | null;
}

@ValidateWith(editQuestionRule)
@InputType({ description: 'The last question, reworded' })
export class EditQuestionInput implements EditQuestion {
  @Field(() => ID, { description: 'The last question of its conversation' })
  messageId!: string;

  @Field({ description: 'The new wording' })
  content!: string;

  @Field(() => [ID], { nullable: true, description: 'Other documents to use; the same as before if omitted' })
  selectedDocumentIds?: string[] | null;
}
