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
@InputType({ description: 'A code from an authenticator app' })
export class TotpCodeInput implements TotpCode {
  @Field({ description: '6 digits, with or without a space' })
  code!: string;
}

@ValidateWith(recoveryCodeRule)
@InputType({ description: 'A code for signing in without the other factors' })
export class RecoveryCodeInput implements RecoveryCode {
  @Field({ description: 'Case-insensitive, with or without hyphens and spaces' })
  code!: string;
}

@ValidateWith(ownPasswordRule)
@InputType({ description: "A confirmation that the request is the account owner's" })
export class OwnPasswordInput implements OwnPassword {
  @Field(() => String, {
    nullable: true,
    description: 'The current password; omitted for an account with external sign-in',
  })
  password?: string | null;
}

@ValidateWith(confirmPasswordRule)
@InputType({ description: "Proof that the account's owner is using the session" })
export class ConfirmPasswordInput implements ConfirmPassword {
  @Field({ description: 'The current password' })
  password!: string;
}

@ValidateWith(passkeyResponseRule)
@InputType({ description: "A passkey's response" })
export class PasskeyResponseInput implements PasskeyResponse {
  @Field(() => GraphQLJSONObject, { description: '`toJSON()` of the credential that the browser returned' })
  response!: Record<string, unknown>;
}

@ValidateWith(addPasskeyRule)
@InputType({ description: 'A new passkey' })
export class AddPasskeyInput implements AddPasskey {
  @Field({ description: 'Name given by its owner' })
  name!: string;

  @Field(() => GraphQLJSONObject, { description: '`toJSON()` of the credential that the browser created' })
  response!: Record<string, unknown>;
}
