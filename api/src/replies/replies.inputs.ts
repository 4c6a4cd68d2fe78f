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
  @Field(() => ID, { description: "Which conversation of one's own" })
  conversationId!: string;

  @Field({ description: 'What one asks' })
  content!: string;

  @Field(() => [ID], { nullable: true, description: 'The documents that the reply may be written from' })
  selectedDocumentIds?: string[] | null;
}

@ValidateWith(editQuestionRule)
@InputType({ description: 'The last question in other words' })
export class EditQuestionInput implements EditQuestion {
  @Field(() => ID, { description: 'Which question: the last of its conversation' })
  messageId!: string;

  @Field({ description: 'What one asks instead' })
  content!: string;

  @Field(() => [ID], { nullable: true, description: 'Other documents to write from; absent: the same as before' })
  selectedDocumentIds?: string[] | null;
}
