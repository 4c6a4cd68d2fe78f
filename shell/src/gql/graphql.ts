/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Events in a page since the last report */
export type RecordVisitInput = {
  /** 1 to 50 */
  events: Array<VisitEventInput>;
};

/** An event in a page */
export type VisitEventInput = {
  /** Kind */
  kind: VisitEventKind;
  /** Only with contact_form_submit, where it is required: one of Starter, Growth, Pro, Not sure */
  plan?: string | null | undefined;
  /** The route of the screen, for example /client/projects/:id; an unknown one counts as other */
  route: string;
};

/** A kind of counted event */
export type VisitEventKind =
  /** The contact form was refused */
  | 'contact_form_error'
  /** The contact form was sent */
  | 'contact_form_submit'
  /** A page was opened */
  | 'page_view'
  /** A script threw */
  | 'uncaught_error'
  /** A promise was rejected */
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