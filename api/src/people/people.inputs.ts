import { Field, InputType } from 'type-graphql';
import { type SignInInput as SignIn, signInRule } from 'rules/sign-in';
import { RuledBy } from '#access/rules';

@RuledBy(signInRule)
@InputType({ description: 'E-mail and password' })
export class SignInInput implements SignIn {
  @Field()
  email!: string;

  @Field()
  password!: string;
}
