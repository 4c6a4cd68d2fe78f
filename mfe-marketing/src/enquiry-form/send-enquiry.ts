import { trackContactError, trackContactSubmit } from 'kit/analytics';
import { faultOf } from 'kit/fault';
import { request, RequestError } from 'kit/request';
import type { SubmitEnquiryInput } from 'rules/enquiries';
import { SubmitEnquiryDocument } from '#enquiry-form/gql/graphql.ts';
import { enquiryArrived, enquiryRefused, sendingKeyOf } from './sending-key.ts';
import { discardUpload, fileUrlToSend, loseUpload } from './upload/upload-store.ts';

/** Sends an enquiry with its file, once; waits for the file where that is still on its way. */
export async function sendEnquiry(enquiry: SubmitEnquiryInput): Promise<void> {
  const input = { ...enquiry, fileUrl: await fileUrlToSend() };
  try {
    await request(SubmitEnquiryDocument, { input }, { idempotencyKey: sendingKeyOf(input) });
  } catch (error) {
    trackContactError();
    // Any other failure leaves open whether the enquiry arrived.
    if (error instanceof RequestError && error.status === 200) enquiryRefused();
    const { fileUrl } = faultOf(error).fields;
    if (fileUrl) loseUpload(fileUrl);
    throw error;
  }
  enquiryArrived();
  discardUpload();
  trackContactSubmit(enquiry.preferredPlan);
}
