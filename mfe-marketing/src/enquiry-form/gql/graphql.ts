/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** The file that somebody wants to upload */
export type StartEnquiryUploadInput = {
  /** Its name, which ends in .pdf, .docx, .doc, .txt, .md or .markdown */
  fileName: string;
};

/** The contact form */
export type SubmitEnquiryInput = {
  /** One of $2–5k, $5–10k, $10–20k, $20k+ (enterprise) */
  budget: string;
  /** Must be true: to the privacy policy, and to being contacted */
  consent: boolean;
  /** Where the confirmation goes */
  email: string;
  /** Of one uploaded file, as `startEnquiryUpload` answered it */
  fileUrl?: string | null | undefined;
  /** 2 characters at least */
  name: string;
  /** What they want to reach, 10 characters at least */
  outcome: string;
  /** As one likes to write it */
  phone?: string | null | undefined;
  /** One of Starter, Growth, Pro, Not sure */
  preferredPlan: string;
  /** What the form showed. The server computes its own */
  priority?: boolean | null | undefined;
  /** One of booking-portal, inventory-crm, client-portal, ecommerce, ai-chatbot, automation, other */
  projectType: string;
  /** One of Urgent (1–2 weeks), Fast (2–4 weeks), Normal (1–2 months) */
  timeline: string;
};

export type StartEnquiryUploadMutationVariables = Exact<{
  input: StartEnquiryUploadInput;
}>;


export type StartEnquiryUploadMutation = { startEnquiryUpload: { uploadURL: string, fileUrl: string } };

export type SubmitEnquiryMutationVariables = Exact<{
  input: SubmitEnquiryInput;
}>;


export type SubmitEnquiryMutation = { submitEnquiry: { id: string } };

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

export const StartEnquiryUploadDocument = new TypedDocumentString(`
    mutation StartEnquiryUpload($input: StartEnquiryUploadInput!) {
  startEnquiryUpload(input: $input) {
    uploadURL
    fileUrl
  }
}
    `) as unknown as TypedDocumentString<StartEnquiryUploadMutation, StartEnquiryUploadMutationVariables>;
export const SubmitEnquiryDocument = new TypedDocumentString(`
    mutation SubmitEnquiry($input: SubmitEnquiryInput!) {
  submitEnquiry(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<SubmitEnquiryMutation, SubmitEnquiryMutationVariables>;