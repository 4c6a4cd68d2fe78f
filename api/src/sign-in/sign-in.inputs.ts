import { Field, InputType } from 'type-graphql';
import { type SignInInput as SignIn, signInRule } from 'rules/sign-in';
import { ValidateWith } from '#access/rules';
import { EmailAddressScalar } from '#scalars';

@ValidateWith(signInRule)
@InputType({ description: 'Email and password' })
export class SignInInput implements SignIn {
  @Field(() => EmailAddressScalar, { description: 'Case-insensitive' })
  email!: string;

  @Field({ description: "The account's password" })
  password!: string;
}
