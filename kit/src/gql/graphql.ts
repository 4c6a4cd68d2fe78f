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

/** Proof that the account's owner is using the session */
export type ConfirmPasswordInput = {
  /** The current password */
  password: string;
};

/** A passkey's response */
export type PasskeyResponseInput = {
  /** `toJSON()` of the credential that the browser returned */
  response: Record<string, unknown>;
};

/** A way to reauthenticate within a session */
export type ReauthenticationMethod =
  /** Signing in again with the identity provider */
  | 'external_sign_in'
  /** A passkey */
  | 'passkey'
  /** The password */
  | 'password';

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

export type ReauthenticationMethodsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReauthenticationMethodsQuery = { reauthenticationMethods: Array<ReauthenticationMethod> };

export type ConfirmPasswordMutationVariables = Exact<{
  input: ConfirmPasswordInput;
}>;


export type ConfirmPasswordMutation = { confirmPassword: boolean };

export type PasskeyReauthenticationOptionsMutationVariables = Exact<{ [key: string]: never; }>;


export type PasskeyReauthenticationOptionsMutation = { passkeyReauthenticationOptions: Record<string, unknown> };

export type ConfirmPasskeyMutationVariables = Exact<{
  input: PasskeyResponseInput;
}>;


export type ConfirmPasskeyMutation = { confirmPasskey: boolean };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { me: { id: string, email: string | null, firstName: string, lastName: string, role: Role, contractorRole: string | null, profileImageUrl: string | null, audiences: Array<Audience> } };

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

export const ReauthenticationMethodsDocument = new TypedDocumentString(`
    query ReauthenticationMethods {
  reauthenticationMethods
}
    `) as unknown as TypedDocumentString<ReauthenticationMethodsQuery, ReauthenticationMethodsQueryVariables>;
export const ConfirmPasswordDocument = new TypedDocumentString(`
    mutation ConfirmPassword($input: ConfirmPasswordInput!) {
  confirmPassword(input: $input)
}
    `) as unknown as TypedDocumentString<ConfirmPasswordMutation, ConfirmPasswordMutationVariables>;
export const PasskeyReauthenticationOptionsDocument = new TypedDocumentString(`
    mutation PasskeyReauthenticationOptions {
  passkeyReauthenticationOptions
}
    `) as unknown as TypedDocumentString<PasskeyReauthenticationOptionsMutation, PasskeyReauthenticationOptionsMutationVariables>;
export const ConfirmPasskeyDocument = new TypedDocumentString(`
    mutation ConfirmPasskey($input: PasskeyResponseInput!) {
  confirmPasskey(input: $input)
}
    `) as unknown as TypedDocumentString<ConfirmPasskeyMutation, ConfirmPasskeyMutationVariables>;
export const ViewerDocument = new TypedDocumentString(`
    query Viewer {
  me {
    id
    email
    firstName
    lastName
    role
    contractorRole
    profileImageUrl
    audiences
  }
}
    `) as unknown as TypedDocumentString<ViewerQuery, ViewerQueryVariables>;