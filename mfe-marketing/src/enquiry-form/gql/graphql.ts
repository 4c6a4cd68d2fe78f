/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A file to upload */
export type StartEnquiryUploadInput = {
  /** File name, ending in .pdf, .docx, .doc, .txt, .md or .markdown */
  fileName: string;
};

/** The contact form */
export type SubmitEnquiryInput = {
  /** One of $2–5k, $5–10k, $10–20k, $20k+ (enterprise) */
  budget: string;
  /** Must be true: consent to the privacy policy and to being contacted */
  consent: boolean;
  /** Where the confirmation is sent */
  email: string;
  /** URL of one uploaded file, as returned by `startEnquiryUpload` */
  fileUrl?: string | null | undefined;
  /** At least 2 characters */
  name: string;
  /** Their main goal, at least 10 characters */
  outcome: string;
  /** In any format */
  phone?: string | null | undefined;
  /** One of Starter, Growth, Pro, Not sure */
  preferredPlan: string;
  /** What the form showed. The server computes its own value */
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