import { RequestError } from 'kit/request';
import { chunkLoadErrorEvent } from 'kit/states';
import { validate, type Rule } from 'rules/validate';
import type { SubmitEnquiryInput } from 'rules/submit-enquiry';

let known: Rule<SubmitEnquiryInput> | undefined;

const load = async () => (known ??= (await import('rules/submit-enquiry')).submitEnquiryRule);

/** The rule is fetched when someone comes near the form: it is not needed to read the page, and comes with a library. */
export const fetchEnquiryRule = (): void => void load().catch(() => undefined);

/** Finds nothing wrong until it is there. */
export const enquiryRule: Rule<SubmitEnquiryInput> = {
  safeParse: (value) => known?.safeParse(value) ?? { success: true, data: value as SubmitEnquiryInput },
};

/** The form as submitted: nothing is sent unvalidated. */
export async function judged(enquiry: SubmitEnquiryInput): Promise<SubmitEnquiryInput> {
  const rule = await load().catch((cause: unknown) => {
    document.dispatchEvent(new CustomEvent(chunkLoadErrorEvent, { detail: cause }));
    const message = "Couldn't reach the server. Check your connection and try again.";
    throw new RequestError({ code: 'NETWORK', message, status: 0 }, { cause });
  });
  const checked = validate(rule, enquiry);
  if (checked.ok) return checked.data;
  const message = 'Please check the form';
  throw new RequestError({ code: 'BAD_USER_INPUT', message, fields: checked.fields, status: 0 });
}
