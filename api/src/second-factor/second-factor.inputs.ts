import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, InputType } from 'type-graphql';
import {
  type AddPasskeyInput as AddPasskey,
  addPasskeyRule,
  type PasskeyResponseInput as PasskeyResponse,
  passkeyResponseRule,
} from 'rules/passkeys';
import { type ConfirmPasswordInput as ConfirmPassword, confirmPasswordRule } from 'rules/reauthentication';
import {
  type OwnPasswordInput as OwnPassword,
  ownPasswordRule,
  type RecoveryCodeInput as RecoveryCode,
  recoveryCodeRule,
  type TotpCodeInput as TotpCode,
  totpCodeRule,
} from 'rules/second-factor';
import { ValidateWith } from '#access/rules';

@ValidateWith(totpCodeRule)
@InputType({ description: 'What an authenticator app shows' })
export class TotpCodeInput implements TotpCode {
  @Field({ description: '6 digits, with or without a space' })
  code!: string;
}

@ValidateWith(recoveryCodeRule)
@InputType({ description: 'A way in for whoever has lost the others' })
export class RecoveryCodeInput implements RecoveryCode {
  @Field({ description: 'In any case, with or without hyphens and spaces' })
  code!: string;
}

@ValidateWith(ownPasswordRule)
@InputType({ description: 'That it is really the person whose account this is' })
export class OwnPasswordInput implements OwnPassword {
  @Field(() => String, { nullable: true, description: 'As it was chosen; an account that signs in elsewhere has none' })
  password?: string | null;
}

@ValidateWith(confirmPasswordRule)
@InputType({ description: "A proof that it is the account's owner who uses the session" })
export class ConfirmPasswordInput implements ConfirmPassword {
  @Field({ description: 'The current password of the account' })
  password!: string;
}

@ValidateWith(passkeyResponseRule)
@InputType({ description: 'What a passkey has signed' })
export class PasskeyResponseInput implements PasskeyResponse {
  @Field(() => GraphQLJSONObject, { description: 'As `toJSON()` of the credential that the browser got' })
  response!: Record<string, unknown>;
}

@ValidateWith(addPasskeyRule)
@InputType({ description: 'A new passkey' })
export class AddPasskeyInput implements AddPasskey {
  @Field({ description: 'What its owner calls it' })
  name!: string;

  @Field(() => GraphQLJSONObject, { description: 'As `toJSON()` of the credential that the browser made' })
  response!: Record<string, unknown>;
}
