import { trackContactError, trackContactSubmit } from 'kit/analytics';
import { toFault } from 'kit/fault';
import { request, RequestError } from 'kit/request';
import type { SubmitEnquiryInput } from 'rules/submit-enquiry';
import { SubmitEnquiryDocument } from '#enquiry-form/gql/graphql.ts';
import { endSending, startSending } from './sending-key.ts';
import { discardUpload, fileUrlToSend, loseUpload } from './upload/upload-store.ts';

interface Arrived {
  email: string;
  /** It is what was sent before, with an answer that got lost, and not what is sent now. */
  isEarlier: boolean;
}

/** Sends an enquiry with its file, once; waits for the file where that is still on its way. */
export async function sendEnquiry(enquiry: SubmitEnquiryInput): Promise<Arrived> {
  const input = { ...enquiry, fileUrl: await fileUrlToSend() };
  let arrived: SubmitEnquiryInput;
  try {
    arrived = await sendOrFind(input);
  } catch (error) {
    trackContactError();
    const { fileUrl } = toFault(error).fields;
    if (fileUrl) loseUpload(fileUrl);
    throw error;
  }
  endSending();
  if (arrived.fileUrl === input.fileUrl) discardUpload();
  trackContactSubmit(arrived.preferredPlan);
  return { email: arrived.email, isEarlier: arrived !== input };
}

/** The server knows the key from an earlier version of the form: looks up what became of it, newest first. */
async function sendOrFind(input: SubmitEnquiryInput): Promise<SubmitEnquiryInput> {
  const { key, sent } = startSending(input);
  const earlier = sent.slice(0, -1).toReversed();
  let outcome = await send(input, key);
  for (const text of earlier) {
    if (outcome.kind !== 'other') break;
    outcome = await send(JSON.parse(text) as SubmitEnquiryInput, key);
    // It never became an enquiry, so this one may.
    if (outcome.kind === 'refused') return (endSending(), sendOrFind(input));
  }
  if (outcome.kind === 'arrived') return outcome.enquiry;
  if (outcome.kind === 'refused') endSending();
  throw outcome.error;
}

type Outcome =
  | { kind: 'arrived'; enquiry: SubmitEnquiryInput }
  /** Refused: rejected. Other: the key belongs to another request, or to one that is still being stored. */
  | { kind: 'refused' | 'other'; error: RequestError };

/** Throws where it stays open whether it arrived. */
async function send(enquiry: SubmitEnquiryInput, key: string): Promise<Outcome> {
  try {
    await request(SubmitEnquiryDocument, { input: enquiry }, { idempotencyKey: key });
    return { kind: 'arrived', enquiry };
  } catch (error) {
    if (error instanceof RequestError && error.status === 200) return { kind: 'refused', error };
    if (error instanceof RequestError && error.status === 409) return { kind: 'other', error };
    throw error;
  }
}
