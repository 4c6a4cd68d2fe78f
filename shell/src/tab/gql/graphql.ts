/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Everything that a tab has loaded */
export type CheckVersionsInput = {
  /** Each part once */
  using: Array<VersionInUseInput>;
};

/** How a portal failed in a browser */
export type PortalFaultKind =
  | 'csp'
  | 'load'
  | 'loop'
  | 'missing'
  | 'render'
  | 'slow';

/** How a portal failed in a browser */
export type ReportPortalFaultInput = {
  /** How it failed */
  kind: PortalFaultKind;
  /** What the browser said */
  message: string;
  /** The token of the page, as its settings have it. Without one and signed out, a report is shown and counts for nothing */
  pageLoad?: string | null | undefined;
  /** The remote, as in mfe-client */
  remote: string;
  /** Of a Content-Security-Policy violation: the path of the file that the browser names */
  source?: string | null | undefined;
  /** The version, where one was known */
  version?: string | null | undefined;
};

/** What a tab has loaded */
export type VersionInUseInput = {
  /** shell, or a remote as in mfe-client */
  part: string;
  /** Its version */
  version: string;
};

export type CheckVersionsMutationVariables = Exact<{
  input: CheckVersionsInput;
}>;


export type CheckVersionsMutation = { checkVersions: Array<{ part: string, version: string }> };

export type ReportPortalFaultMutationVariables = Exact<{
  input: ReportPortalFaultInput;
}>;


export type ReportPortalFaultMutation = { reportPortalFault: boolean };

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

export const CheckVersionsDocument = new TypedDocumentString(`
    mutation CheckVersions($input: CheckVersionsInput!) {
  checkVersions(input: $input) {
    part
    version
  }
}
    `) as unknown as TypedDocumentString<CheckVersionsMutation, CheckVersionsMutationVariables>;
export const ReportPortalFaultDocument = new TypedDocumentString(`
    mutation ReportPortalFault($input: ReportPortalFaultInput!) {
  reportPortalFault(input: $input)
}
    `) as unknown as TypedDocumentString<ReportPortalFaultMutation, ReportPortalFaultMutationVariables>;