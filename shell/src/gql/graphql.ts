/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** What happened in a page since it last told */
export type RecordVisitInput = {
  /** 1 to 50 */
  events: Array<VisitEventInput>;
};

/** Something that happened in a page */
export type VisitEventInput = {
  /** What it was */
  kind: VisitEventKind;
  /** With contact_form_submit, and only there: one of Starter, Growth, Pro, Not sure */
  plan?: string | null | undefined;
  /** The route of the screen, as in /client/projects/:id; what is none counts as other */
  route: string;
};

/** What is counted of visits */
export type VisitEventKind =
  | 'contact_form_error'
  | 'contact_form_submit'
  | 'page_view'
  | 'uncaught_error'
  | 'unhandled_rejection';

export type RecordVisitMutationVariables = Exact<{
  input: RecordVisitInput;
}>;


export type RecordVisitMutation = { recordVisit: boolean };

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

export const RecordVisitDocument = new TypedDocumentString(`
    mutation RecordVisit($input: RecordVisitInput!) {
  recordVisit(input: $input)
}
    `) as unknown as TypedDocumentString<RecordVisitMutation, RecordVisitMutationVariables>;