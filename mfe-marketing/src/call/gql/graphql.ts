/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A call and its new time */
export type MoveCallInput = {
  /** Key from the link in the email */
  key: string;
  /** Start of a free slot */
  startsAt: string;
};

/** State of a strategy call */
export type StrategyCallStatus =
  /** It takes place */
  | 'booked'
  /** It was called off */
  | 'cancelled'
  /** It was held and never confirmed */
  | 'expired'
  /** Held until the link in the email is used */
  | 'held';

export type CallFragment = { startsAt: string, endsAt: string, cancelledAt: string | null, calendar: string, status: StrategyCallStatus, heldUntil: string | null };

export type StrategyCallQueryVariables = Exact<{
  key: string;
}>;


export type StrategyCallQuery = { strategyCall: { startsAt: string, endsAt: string, cancelledAt: string | null, calendar: string, status: StrategyCallStatus, heldUntil: string | null } };

export type ConfirmCallMutationVariables = Exact<{
  key: string;
}>;


export type ConfirmCallMutation = { confirmCall: { startsAt: string, endsAt: string, cancelledAt: string | null, calendar: string, status: StrategyCallStatus, heldUntil: string | null } };

export type MoveCallMutationVariables = Exact<{
  input: MoveCallInput;
}>;


export type MoveCallMutation = { moveCall: { startsAt: string, endsAt: string, cancelledAt: string | null, calendar: string, status: StrategyCallStatus, heldUntil: string | null } };

export type CancelCallMutationVariables = Exact<{
  key: string;
}>;


export type CancelCallMutation = { cancelCall: { startsAt: string, endsAt: string, cancelledAt: string | null, calendar: string, status: StrategyCallStatus, heldUntil: string | null } };

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
export const CallFragmentDoc = new TypedDocumentString(`
    fragment Call on StrategyCall {
  startsAt
  endsAt
  cancelledAt
  calendar
  status
  heldUntil
}
    `, {"fragmentName":"Call"}) as unknown as TypedDocumentString<CallFragment, unknown>;
export const StrategyCallDocument = new TypedDocumentString(`
    query StrategyCall($key: String!) {
  strategyCall(key: $key) {
    ...Call
  }
}
    fragment Call on StrategyCall {
  startsAt
  endsAt
  cancelledAt
  calendar
  status
  heldUntil
}`) as unknown as TypedDocumentString<StrategyCallQuery, StrategyCallQueryVariables>;
export const ConfirmCallDocument = new TypedDocumentString(`
    mutation ConfirmCall($key: String!) {
  confirmCall(key: $key) {
    ...Call
  }
}
    fragment Call on StrategyCall {
  startsAt
  endsAt
  cancelledAt
  calendar
  status
  heldUntil
}`) as unknown as TypedDocumentString<ConfirmCallMutation, ConfirmCallMutationVariables>;
export const MoveCallDocument = new TypedDocumentString(`
    mutation MoveCall($input: MoveCallInput!) {
  moveCall(input: $input) {
    ...Call
  }
}
    fragment Call on StrategyCall {
  startsAt
  endsAt
  cancelledAt
  calendar
  status
  heldUntil
}`) as unknown as TypedDocumentString<MoveCallMutation, MoveCallMutationVariables>;
export const CancelCallDocument = new TypedDocumentString(`
    mutation CancelCall($key: String!) {
  cancelCall(key: $key) {
    ...Call
  }
}
    fragment Call on StrategyCall {
  startsAt
  endsAt
  cancelledAt
  calendar
  status
  heldUntil
}`) as unknown as TypedDocumentString<CancelCallMutation, CancelCallMutationVariables>;