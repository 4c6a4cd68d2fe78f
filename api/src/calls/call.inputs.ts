import { ArgsType, Field, InputType, Int } from 'type-graphql';
import {
  type BookCallInput as BookCall,
  bookCallRule,
  callSlotsRule,
  type MoveCallInput as MoveCall,
  moveCallRule,
} from 'rules/strategy-calls';
import { ValidateWith } from '#access/rules';
import { EmailAddressScalar } from '#scalars';

@ValidateWith(callSlotsRule)
@ArgsType()
export class CallSlotsArgs {
  @Field(() => Date, { nullable: true, description: 'Start of the range; defaults to now' })
  from?: Date | null;

  @Field(() => Int, { defaultValue: 14, description: 'Length of the range in days, 1 to 31' })
  days!: number;
}

@ValidateWith(bookCallRule)
@InputType({ description: 'A booking request' })
export class BookCallInput implements BookCall {
  @Field({ description: 'At least 2 characters' })
  name!: string;

  @Field(() => EmailAddressScalar, { description: 'Where to send the confirmation' })
  email!: string;

  @Field({ description: 'Start of a free slot' })
  startsAt!: Date;
}

@ValidateWith(moveCallRule)
@InputType({ description: 'A call and its new time' })
export class MoveCallInput implements MoveCall {
  @Field({ description: 'Key from the link in the email' })
  key!: string;

  @Field({ description: 'Start of a free slot' })
  startsAt!: Date;
}
