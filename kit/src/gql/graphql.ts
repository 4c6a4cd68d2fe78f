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
  | 'releaser'
  | 'sales'
  | 'user';

/** What a person is to the agency */
export type Role =
  | 'admin'
  | 'client'
  | 'contractor'
  | 'product_analyst';

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { me: { id: string, email: string, firstName: string, lastName: string, role: Role, contractorRole: string | null, profileImageUrl: string | null, audiences: Array<Audience> } };

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