/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A booking request */
export type BookCallInput = {
  /** Where to send the confirmation */
  email: string;
  /** At least 2 characters */
  name: string;
  /** Start of a free slot */
  startsAt: string;
};

export type CallSlotsQueryVariables = Exact<{
  from: string;
  days: number;
}>;


export type CallSlotsQuery = { callSlots: Array<{ startsAt: string }> };

export type BookCallMutationVariables = Exact<{
  input: BookCallInput;
}>;


export type BookCallMutation = { bookCall: { startsAt: string, key: string | null, calendar: string | null, heldUntil: string | null } };

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

export const CallSlotsDocument = new TypedDocumentString(`
    query CallSlots($from: DateTime!, $days: Int!) {
  callSlots(from: $from, days: $days) {
    startsAt
  }
}
    `) as unknown as TypedDocumentString<CallSlotsQuery, CallSlotsQueryVariables>;
export const BookCallDocument = new TypedDocumentString(`
    mutation BookCall($input: BookCallInput!) {
  bookCall(input: $input) {
    startsAt
    key
    calendar
    heldUntil
  }
}
    `) as unknown as TypedDocumentString<BookCallMutation, BookCallMutationVariables>;