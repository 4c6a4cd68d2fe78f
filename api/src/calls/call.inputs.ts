import { ArgsType, Field, InputType, Int } from 'type-graphql';
import {
  type BookCallInput as BookCall,
  bookCallRule,
  callSlotsRule,
  type MoveCallInput as MoveCall,
  moveCallRule,
} from 'rules/strategy-calls';
import { ValidateWith } from '#access/rules';

@ValidateWith(callSlotsRule)
@ArgsType()
export class CallSlotsArgs {
  @Field(() => Date, { nullable: true, description: 'The first instant to look at; now where it is absent' })
  from?: Date | null;

  @Field(() => Int, { defaultValue: 14, description: 'How many days from there, 1 to 31' })
  days!: number;
}

@ValidateWith(bookCallRule)
@InputType({ description: 'Who wants to talk, and when' })
export class BookCallInput implements BookCall {
  @Field({ description: '2 characters at least' })
  name!: string;

  @Field({ description: 'Where the confirmation goes' })
  email!: string;

  @Field({ description: 'The start of a free slot' })
  startsAt!: Date;
}

@ValidateWith(moveCallRule)
@InputType({ description: 'Which call, and when instead' })
export class MoveCallInput implements MoveCall {
  @Field({ description: 'Of the link' })
  key!: string;

  @Field({ description: 'The start of a free slot' })
  startsAt!: Date;
}
