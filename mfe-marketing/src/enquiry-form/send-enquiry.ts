import { trackContactError, trackContactSubmit } from 'kit/analytics';
import { toFault } from 'kit/fault';
import { request, RequestError } from 'kit/request';
import type { SubmitEnquiryInput } from 'rules/submit-enquiry';
import { SubmitEnquiryDocument } from '#enquiry-form/gql/graphql.ts';
import { endSubmission, beginSubmission } from './pending-submission.ts';
import { discardUpload, awaitFileUrl, markUploadLost } from './upload/upload-store.ts';

interface SubmittedEnquiry {
  email: string;
  /** True if an earlier version arrived whose response was lost, instead of this one. */
  isEarlier: boolean;
}

/** Sends an enquiry once, after its file has finished uploading. */
export async function sendEnquiry(enquiry: SubmitEnquiryInput): Promise<SubmittedEnquiry> {
  const input = { ...enquiry, fileUrl: await awaitFileUrl() };
  let submitted: SubmitEnquiryInput;
  try {
    submitted = await submitOrRecover(input);
  } catch (error) {
    trackContactError();
    const { fileUrl } = toFault(error).fields;
    if (fileUrl) markUploadLost(fileUrl);
    throw error;
  }
  endSubmission();
  if (submitted.fileUrl === input.fileUrl) discardUpload();
  trackContactSubmit(submitted.preferredPlan);
  return { email: submitted.email, isEarlier: submitted !== input };
}

/** The key belongs to an earlier version of the enquiry: resends each of them, newest first, to get its outcome. */
async function submitOrRecover(input: SubmitEnquiryInput): Promise<SubmitEnquiryInput> {
  const { key, sent } = beginSubmission(input);
  const earlier = sent.slice(0, -1).toReversed();
  let outcome = await submit(input, key);
  for (const text of earlier) {
    if (outcome.kind !== 'other') break;
    outcome = await submit(JSON.parse(text) as SubmitEnquiryInput, key);
    // No earlier version was accepted, so this one may be sent under a new key.
    if (outcome.kind === 'refused') return (endSubmission(), submitOrRecover(input));
  }
  if (outcome.kind === 'arrived') return outcome.enquiry;
  if (outcome.kind === 'refused') endSubmission();
  throw outcome.error;
}

type SubmitOutcome =
  | { kind: 'arrived'; enquiry: SubmitEnquiryInput }
  /** `refused`: rejected by the server. `other`: the key belongs to another request, or to one still being stored. */
  | { kind: 'refused' | 'other'; error: RequestError };

/** Throws if the outcome is unknown. */
async function submit(enquiry: SubmitEnquiryInput, key: string): Promise<SubmitOutcome> {
  try {
    await request(SubmitEnquiryDocument, { input: enquiry }, { idempotencyKey: key });
    return { kind: 'arrived', enquiry };
  } catch (error) {
    if (error instanceof RequestError && error.status === 200) return { kind: 'refused', error };
    if (error instanceof RequestError && error.status === 409) return { kind: 'other', error };
    throw error;
  }
}
