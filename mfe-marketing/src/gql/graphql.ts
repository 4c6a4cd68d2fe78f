/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A group of people that operations and screens are open to */
export type Audience =
  | 'admin'
  | 'analyst'
  | 'anyone'
  | 'client'
  | 'contractor'
  | 'founder'
  | 'pm'
  | 'releaser'
  | 'sales'
  | 'user';

/** What a contractor tells of themselves, with the login code of their invitation */
export type CompleteContractorRegistrationInput = {
  /** How long they have worked */
  experienceLevel: ExperienceLevel;
  /** 2 characters at least */
  firstName: string;
  /** In any case, with or without hyphens and spaces */
  invitationCode: string;
  /** 2 characters at least */
  lastName: string;
  /** 2 to 20 characters, as no other contractor has them in whatever case */
  tagName: string;
  /** What they have worked with, 10 characters at least */
  technologies: string;
};

/** Years of work: 0–2, 2–5, 5–10, more than 10 */
export type ExperienceLevel =
  | 'expert'
  | 'junior'
  | 'mid'
  | 'senior';

/** What a passkey has signed */
export type PasskeyResponseInput = {
  /** As `toJSON()` of the credential that the browser got */
  response: Record<string, unknown>;
};

/** A way in for whoever has lost the others */
export type RecoveryCodeInput = {
  /** In any case, with or without hyphens and spaces */
  code: string;
};

/** The join form */
export type RegisterInput = {
  /** 2 characters at least */
  firstName: string;
  /** 2 characters at least */
  lastName: string;
  /** 12 to 128 characters */
  password: string;
  /** The token of the join link */
  token: string;
};

/** Who forgot their password */
export type RequestPasswordResetInput = {
  /** Of the account */
  email: string;
};

/** A new password for the account of a link */
export type ResetPasswordInput = {
  /** 12 to 128 characters, and none that everybody tries */
  password: string;
  /** What stands behind `token=` */
  token: string;
};

/** What a person is to the agency */
export type Role =
  | 'admin'
  | 'client'
  | 'contractor'
  | 'product_analyst';

/** What a person may prove at a sign-in besides the password */
export type SecondFactor =
  | 'passkey'
  | 'recovery_code'
  | 'totp';

/** E-mail and password */
export type SignInInput = {
  /** In any case */
  email: string;
  /** As it was chosen */
  password: string;
};

/** What an authenticator app shows */
export type TotpCodeInput = {
  /** 6 digits, with or without a space */
  code: string;
};

/** A login code, with the e-mail that it was sent to */
export type ValidateInvitationCodeInput = {
  /** In any case, with or without hyphens and spaces */
  code: string;
  /** The e-mail that was invited */
  email: string;
};

/** The token of a join link */
export type ValidateInvitationInput = {
  /** What stands behind `invite=` */
  token: string;
};

export type CompleteContractorRegistrationMutationVariables = Exact<{
  input: CompleteContractorRegistrationInput;
}>;


export type CompleteContractorRegistrationMutation = { completeContractorRegistration: { id: string, email: string, firstName: string, lastName: string, role: Role, contractorRole: string | null, profileImageUrl: string | null, audiences: Array<Audience> } };

export type ValidateInvitationMutationVariables = Exact<{
  input: ValidateInvitationInput;
}>;


export type ValidateInvitationMutation = { validateInvitation: { email: string, role: Role, contractorRole: string | null } };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: { user: { id: string, email: string, firstName: string, lastName: string, role: Role, contractorRole: string | null, profileImageUrl: string | null, audiences: Array<Audience> } } };

export type SignedInPersonFragment = { id: string, email: string, firstName: string, lastName: string, role: Role, contractorRole: string | null, profileImageUrl: string | null, audiences: Array<Audience> };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { secondFactor: Array<SecondFactor>, user: { id: string, email: string, firstName: string, lastName: string, role: Role, contractorRole: string | null, profileImageUrl: string | null, audiences: Array<Audience> } | null } };

export type SignInAsFounderMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInAsFounderMutation = { signInAsFounder: { secondFactor: Array<SecondFactor>, user: { id: string, email: string, firstName: string, lastName: string, role: Role, contractorRole: string | null, profileImageUrl: string | null, audiences: Array<Audience> } | null } };

export type RequestPasswordResetMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: boolean };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: boolean };

export type SignInWithTotpMutationVariables = Exact<{
  input: TotpCodeInput;
}>;


export type SignInWithTotpMutation = { signInWithTotp: { user: { id: string, email: string, firstName: string, lastName: string, role: Role, contractorRole: string | null, profileImageUrl: string | null, audiences: Array<Audience> } | null } };

export type SignInWithRecoveryCodeMutationVariables = Exact<{
  input: RecoveryCodeInput;
}>;


export type SignInWithRecoveryCodeMutation = { signInWithRecoveryCode: { user: { id: string, email: string, firstName: string, lastName: string, role: Role, contractorRole: string | null, profileImageUrl: string | null, audiences: Array<Audience> } | null } };

export type PasskeySignInOptionsMutationVariables = Exact<{ [key: string]: never; }>;


export type PasskeySignInOptionsMutation = { passkeySignInOptions: Record<string, unknown> };

export type SignInWithPasskeyMutationVariables = Exact<{
  input: PasskeyResponseInput;
}>;


export type SignInWithPasskeyMutation = { signInWithPasskey: { user: { id: string, email: string, firstName: string, lastName: string, role: Role, contractorRole: string | null, profileImageUrl: string | null, audiences: Array<Audience> } | null } };

export type ValidateInvitationCodeMutationVariables = Exact<{
  input: ValidateInvitationCodeInput;
}>;


export type ValidateInvitationCodeMutation = { validateInvitationCode: { email: string, role: string } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const SignedInPersonFragmentDoc = new TypedDocumentString(`
    fragment SignedInPerson on User {
  id
  email
  firstName
  lastName
  role
  contractorRole
  profileImageUrl
  audiences
}
    `, {"fragmentName":"SignedInPerson"}) as unknown as TypedDocumentString<SignedInPersonFragment, unknown>;
export const CompleteContractorRegistrationDocument = new TypedDocumentString(`
    mutation CompleteContractorRegistration($input: CompleteContractorRegistrationInput!) {
  completeContractorRegistration(input: $input) {
    ...SignedInPerson
  }
}
    fragment SignedInPerson on User {
  id
  email
  firstName
  lastName
  role
  contractorRole
  profileImageUrl
  audiences
}`) as unknown as TypedDocumentString<CompleteContractorRegistrationMutation, CompleteContractorRegistrationMutationVariables>;
export const ValidateInvitationDocument = new TypedDocumentString(`
    mutation ValidateInvitation($input: ValidateInvitationInput!) {
  validateInvitation(input: $input) {
    email
    role
    contractorRole
  }
}
    `) as unknown as TypedDocumentString<ValidateInvitationMutation, ValidateInvitationMutationVariables>;
export const RegisterDocument = new TypedDocumentString(`
    mutation Register($input: RegisterInput!) {
  register(input: $input) {
    user {
      ...SignedInPerson
    }
  }
}
    fragment SignedInPerson on User {
  id
  email
  firstName
  lastName
  role
  contractorRole
  profileImageUrl
  audiences
}`) as unknown as TypedDocumentString<RegisterMutation, RegisterMutationVariables>;
export const SignInDocument = new TypedDocumentString(`
    mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
    user {
      ...SignedInPerson
    }
    secondFactor
  }
}
    fragment SignedInPerson on User {
  id
  email
  firstName
  lastName
  role
  contractorRole
  profileImageUrl
  audiences
}`) as unknown as TypedDocumentString<SignInMutation, SignInMutationVariables>;
export const SignInAsFounderDocument = new TypedDocumentString(`
    mutation SignInAsFounder($input: SignInInput!) {
  signInAsFounder(input: $input) {
    user {
      ...SignedInPerson
    }
    secondFactor
  }
}
    fragment SignedInPerson on User {
  id
  email
  firstName
  lastName
  role
  contractorRole
  profileImageUrl
  audiences
}`) as unknown as TypedDocumentString<SignInAsFounderMutation, SignInAsFounderMutationVariables>;
export const RequestPasswordResetDocument = new TypedDocumentString(`
    mutation RequestPasswordReset($input: RequestPasswordResetInput!) {
  requestPasswordReset(input: $input)
}
    `) as unknown as TypedDocumentString<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ResetPasswordDocument = new TypedDocumentString(`
    mutation ResetPassword($input: ResetPasswordInput!) {
  resetPassword(input: $input)
}
    `) as unknown as TypedDocumentString<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const SignInWithTotpDocument = new TypedDocumentString(`
    mutation SignInWithTotp($input: TotpCodeInput!) {
  signInWithTotp(input: $input) {
    user {
      ...SignedInPerson
    }
  }
}
    fragment SignedInPerson on User {
  id
  email
  firstName
  lastName
  role
  contractorRole
  profileImageUrl
  audiences
}`) as unknown as TypedDocumentString<SignInWithTotpMutation, SignInWithTotpMutationVariables>;
export const SignInWithRecoveryCodeDocument = new TypedDocumentString(`
    mutation SignInWithRecoveryCode($input: RecoveryCodeInput!) {
  signInWithRecoveryCode(input: $input) {
    user {
      ...SignedInPerson
    }
  }
}
    fragment SignedInPerson on User {
  id
  email
  firstName
  lastName
  role
  contractorRole
  profileImageUrl
  audiences
}`) as unknown as TypedDocumentString<SignInWithRecoveryCodeMutation, SignInWithRecoveryCodeMutationVariables>;
export const PasskeySignInOptionsDocument = new TypedDocumentString(`
    mutation PasskeySignInOptions {
  passkeySignInOptions
}
    `) as unknown as TypedDocumentString<PasskeySignInOptionsMutation, PasskeySignInOptionsMutationVariables>;
export const SignInWithPasskeyDocument = new TypedDocumentString(`
    mutation SignInWithPasskey($input: PasskeyResponseInput!) {
  signInWithPasskey(input: $input) {
    user {
      ...SignedInPerson
    }
  }
}
    fragment SignedInPerson on User {
  id
  email
  firstName
  lastName
  role
  contractorRole
  profileImageUrl
  audiences
}`) as unknown as TypedDocumentString<SignInWithPasskeyMutation, SignInWithPasskeyMutationVariables>;
export const ValidateInvitationCodeDocument = new TypedDocumentString(`
    mutation ValidateInvitationCode($input: ValidateInvitationCodeInput!) {
  validateInvitationCode(input: $input) {
    email
    role
  }
}
    `) as unknown as TypedDocumentString<ValidateInvitationCodeMutation, ValidateInvitationCodeMutationVariables>;