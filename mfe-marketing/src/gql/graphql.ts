/* eslint-disable */
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
  | 'sales'
  | 'user';

/** What a person is to the agency */
export type Role =
  | 'admin'
  | 'client'
  | 'contractor'
  | 'product_analyst';

/** E-mail and password */
export type SignInInput = {
  /** In any case */
  email: string;
  /** As it was chosen */
  password: string;
};

export type SignedInPersonFragment = { id: string, email: string, firstName: string, lastName: string, role: Role, contractorRole: string | null, profileImageUrl: string | null, audiences: Array<Audience> };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { user: { id: string, email: string, firstName: string, lastName: string, role: Role, contractorRole: string | null, profileImageUrl: string | null, audiences: Array<Audience> } | null } };

export type SignInAsFounderMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInAsFounderMutation = { signInAsFounder: { user: { id: string, email: string, firstName: string, lastName: string, role: Role, contractorRole: string | null, profileImageUrl: string | null, audiences: Array<Audience> } | null } };

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
export const SignInDocument = new TypedDocumentString(`
    mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
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
}`) as unknown as TypedDocumentString<SignInMutation, SignInMutationVariables>;
export const SignInAsFounderDocument = new TypedDocumentString(`
    mutation SignInAsFounder($input: SignInInput!) {
  signInAsFounder(input: $input) {
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
}`) as unknown as TypedDocumentString<SignInAsFounderMutation, SignInAsFounderMutationVariables>;