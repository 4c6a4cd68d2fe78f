/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A group of people that operations and screens are open to */
export type Audience =
  /** Administrators */
  | 'admin'
  /** Product analysts */
  | 'analyst'
  /** Everyone, also signed out */
  | 'anyone'
  /** Clients */
  | 'client'
  /** Contractors, whatever their role */
  | 'contractor'
  /** The first administrator */
  | 'founder'
  /** Contractors who manage projects */
  | 'pm'
  /** A program with a release key */
  | 'releaser'
  /** Contractors in sales */
  | 'sales'
  /** Contractors in support */
  | 'support'
  /** Everyone who is signed in */
  | 'user';

/** A contractor's description of themselves, with the login code of their invitation */
export type CompleteContractorRegistrationInput = {
  /** Years of experience */
  experienceLevel: ExperienceLevel;
  /** At least 2 characters */
  firstName: string;
  /** The login code, whose case, hyphens and spaces are ignored; or the token in the join link */
  invitationCode: string;
  /** At least 2 characters */
  lastName: string;
  /** 2 to 20 characters, unique ignoring case */
  tagName: string;
  /** Their experience, at least 10 characters */
  technologies: string;
};

/** Years of work: 0–2, 2–5, 5–10, more than 10 */
export type ExperienceLevel =
  /** More than 10 years */
  | 'expert'
  /** Up to 2 years */
  | 'junior'
  /** 2 to 5 years */
  | 'mid'
  /** 5 to 10 years */
  | 'senior';

/** A passkey's response */
export type PasskeyResponseInput = {
  /** `toJSON()` of the credential that the browser returned */
  response: Record<string, unknown>;
};

/** A code for signing in without the other factors */
export type RecoveryCodeInput = {
  /** Case-insensitive, with or without hyphens and spaces */
  code: string;
};

/** The join form */
export type RegisterInput = {
  /** With a login code: the email that it was sent to */
  email?: string | null | undefined;
  /** At least 2 characters */
  firstName: string;
  /** At least 2 characters */
  lastName: string;
  /** 12 to 128 characters */
  password: string;
  /** The token in the join link, or a login code */
  token: string;
};

/** The account that needs a new password */
export type RequestPasswordResetInput = {
  /** The account's email */
  email: string;
};

/** A new password, authorized by a reset link */
export type ResetPasswordInput = {
  /** 12 to 128 characters, not a common password */
  password: string;
  /** The token from the link, after `token=` */
  token: string;
};

/** The role of a person */
export type Role =
  /** Administrator */
  | 'admin'
  /** Client */
  | 'client'
  /** Contractor, with a contractor role */
  | 'contractor'
  /** Product analyst */
  | 'product_analyst';

/** A proof at sign-in besides the password */
export type SecondFactor =
  /** A passkey */
  | 'passkey'
  /** A recovery code */
  | 'recovery_code'
  /** A code from an authenticator app */
  | 'totp';

/** Email and password */
export type SignInInput = {
  /** Case-insensitive */
  email: string;
  /** The account's password */
  password: string;
};

/** A code from an authenticator app */
export type TotpCodeInput = {
  /** 6 digits, with or without a space */
  code: string;
};

/** A login code, with the email it was sent to */
export type ValidateInvitationCodeInput = {
  /** Case, hyphens and spaces are ignored */
  code: string;
  /** The invited email */
  email: string;
};

/** The token of a join link */
export type ValidateInvitationInput = {
  /** The value of `invite=` */
  token: string;
};

export type CompleteContractorRegistrationMutationVariables = Exact<{
  input: CompleteContractorRegistrationInput;
}>;


export type CompleteContractorRegistrationMutation = { completeContractorRegistration: { id: string, email: string | null, firstName: string, lastName: string, role: Role, contractorRole: string | null, profileImageUrl: string | null, audiences: Array<Audience> } };

export type ValidateInvitationMutationVariables = Exact<{
  input: ValidateInvitationInput;
}>;


export type ValidateInvitationMutation = { validateInvitation: { email: string, role: Role, contractorRole: string | null, hasAccount: boolean } };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: { user: { id: string, email: string | null, firstName: string, lastName: string, role: Role, contractorRole: string | null, profileImageUrl: string | null, audiences: Array<Audience> } } };

export type SignedInPersonFragment = { id: string, email: string | null, firstName: string, lastName: string, role: Role, contractorRole: string | null, profileImageUrl: string | null, audiences: Array<Audience> };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { secondFactor: Array<SecondFactor>, user: { id: string, email: string | null, firstName: string, lastName: string, role: Role, contractorRole: string | null, profileImageUrl: string | null, audiences: Array<Audience> } | null } };

export type SignInAsFounderMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInAsFounderMutation = { signInAsFounder: { secondFactor: Array<SecondFactor>, user: { id: string, email: string | null, firstName: string, lastName: string, role: Role, contractorRole: string | null, profileImageUrl: string | null, audiences: Array<Audience> } | null } };

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


export type SignInWithTotpMutation = { signInWithTotp: { user: { id: string, email: string | null, firstName: string, lastName: string, role: Role, contractorRole: string | null, profileImageUrl: string | null, audiences: Array<Audience> } | null } };

export type SignInWithRecoveryCodeMutationVariables = Exact<{
  input: RecoveryCodeInput;
}>;


export type SignInWithRecoveryCodeMutation = { signInWithRecoveryCode: { user: { id: string, email: string | null, firstName: string, lastName: string, role: Role, contractorRole: string | null, profileImageUrl: string | null, audiences: Array<Audience> } | null } };

export type PasskeySignInOptionsMutationVariables = Exact<{ [key: string]: never; }>;


export type PasskeySignInOptionsMutation = { passkeySignInOptions: Record<string, unknown> };

export type SignInWithPasskeyMutationVariables = Exact<{
  input: PasskeyResponseInput;
}>;


export type SignInWithPasskeyMutation = { signInWithPasskey: { user: { id: string, email: string | null, firstName: string, lastName: string, role: Role, contractorRole: string | null, profileImageUrl: string | null, audiences: Array<Audience> } | null } };

export type ValidateInvitationCodeMutationVariables = Exact<{
  input: ValidateInvitationCodeInput;
}>;


export type ValidateInvitationCodeMutation = { validateInvitationCode: { email: string, role: string, contractorRole: string | null, hasAccount: boolean } };

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
    hasAccount
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
    contractorRole
    hasAccount
  }
}
    `) as unknown as TypedDocumentString<ValidateInvitationCodeMutation, ValidateInvitationCodeMutationVariables>;