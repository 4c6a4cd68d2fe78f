import { Field, InputType } from 'type-graphql';
import { type SignInInput as SignIn, signInRule } from 'rules/sign-in';
import { ValidateWith } from '#access/rules';

@ValidateWith(signInRule)
@InputType({ description: 'E-mail and password' })
export class SignInInput implements SignIn {
  @Field({ description: 'In any case' })
  email!: string;

  @Field({ description: 'As it was chosen' })
  password!: string;
}
