/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Kind of action item */
export type NeedKind =
  /** At risk */
  | 'aged_project'
  /** New request */
  | 'client_store_request'
  /** Enquiry */
  | 'enquiry'
  /** Invitation */
  | 'expiring_invitation'
  /** Your profile */
  | 'incomplete_profile'
  /** New project */
  | 'new_project'
  /** New task */
  | 'new_task'
  /** Next step */
  | 'next_step'
  /** Open ticket */
  | 'open_ticket'
  /** Overdue task */
  | 'overdue_task'
  /** To rate */
  | 'project_to_rate'
  /** To test */
  | 'project_to_test'
  /** To try */
  | 'project_to_try'
  /** Your ticket */
  | 'ticket_to_answer'
  /** Draft */
  | 'unpublished_resource'
  /** Unread document */
  | 'unread_document'
  /** Webhook */
  | 'webhook_turned_off';

export type ActionItemsQueryVariables = Exact<{ [key: string]: never; }>;


export type ActionItemsQuery = { needsMe: { total: number, items: Array<{ id: string, kind: NeedKind, title: string, detail: string, since: string, dueAt: string | null, path: string }> } };

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

export const ActionItemsDocument = new TypedDocumentString(`
    query ActionItems {
  needsMe {
    total
    items {
      id
      kind
      title
      detail
      since
      dueAt
      path
    }
  }
}
    `) as unknown as TypedDocumentString<ActionItemsQuery, ActionItemsQueryVariables>;