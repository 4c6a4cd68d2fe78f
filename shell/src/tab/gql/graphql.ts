/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Everything that a tab has loaded */
export type CheckVersionsInput = {
  /** One entry per part */
  using: Array<VersionInUseInput>;
};

/** How a portal failed in a browser */
export type PortalFaultKind =
  /** The content security policy refused something of it */
  | 'csp'
  /** Its files did not load */
  | 'load'
  /** It rendered endlessly */
  | 'loop'
  /** It lacks what it promised */
  | 'missing'
  /** It threw while it rendered */
  | 'render'
  /** It took too long */
  | 'slow';

/** A portal failed in a browser */
export type ReportPortalFaultInput = {
  /** How it failed */
  kind: PortalFaultKind;
  /** The browser's error message */
  message: string;
  /** The page's token, from its settings. A signed-out report without one is shown but not counted */
  pageLoad?: string | null | undefined;
  /** The remote, for example mfe-client */
  remote: string;
  /** For a Content-Security-Policy violation: the path of the file that the browser reported */
  source?: string | null | undefined;
  /** The version, if known */
  version?: string | null | undefined;
};

/** A part that a tab has loaded */
export type VersionInUseInput = {
  /** shell, or a remote such as mfe-client */
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