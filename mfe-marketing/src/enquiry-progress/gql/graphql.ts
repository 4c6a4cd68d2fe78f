/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type EnquiryProgressQueryVariables = Exact<{
  key: string;
}>;


export type EnquiryProgressQuery = { enquiryProgress: { name: string, email: string, receivedAt: string, reviewStartedAt: string | null, answeredAt: string | null, replyDueAt: string, projectType: string, outcome: string, budget: string, timeline: string, preferredPlan: string, call: { startsAt: string, endsAt: string, cancelledAt: string | null } | null } };

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

export const EnquiryProgressDocument = new TypedDocumentString(`
    query EnquiryProgress($key: String!) {
  enquiryProgress(key: $key) {
    name
    email
    receivedAt
    reviewStartedAt
    answeredAt
    replyDueAt
    projectType
    outcome
    budget
    timeline
    preferredPlan
    call {
      startsAt
      endsAt
      cancelledAt
    }
  }
}
    `) as unknown as TypedDocumentString<EnquiryProgressQuery, EnquiryProgressQueryVariables>;