import { RequestError } from 'kit/request';
import { chunkLoadErrorEvent } from 'kit/states';
import { validate, type Rule } from 'rules/validate';
import type { SubmitEnquiryInput } from 'rules/submit-enquiry';

let loadedRule: Rule<SubmitEnquiryInput> | undefined;

const loadRule = async () => (loadedRule ??= (await import('rules/submit-enquiry')).submitEnquiryRule);

/** The rule is fetched when someone comes near the form: it is not needed to read the page, and comes with a library. */
export const prefetchEnquiryRule = (): void => void loadRule().catch(() => undefined);

/** Finds nothing wrong until it is there. */
export const enquiryRule: Rule<SubmitEnquiryInput> = {
  safeParse: (value) => loadedRule?.safeParse(value) ?? { success: true, data: value as SubmitEnquiryInput },
};

/** The form as submitted: nothing is sent unvalidated. */
export async function validateEnquiry(enquiry: SubmitEnquiryInput): Promise<SubmitEnquiryInput> {
  const rule = await loadRule().catch((cause: unknown) => {
    document.dispatchEvent(new CustomEvent(chunkLoadErrorEvent, { detail: cause }));
    const message = "We can't reach the server. Please try again.";
    throw new RequestError({ code: 'NETWORK', message, status: 0 }, { cause });
  });
  const checked = validate(rule, enquiry);
  if (checked.ok) return checked.data;
  const message = 'Please check the form';
  throw new RequestError({ code: 'BAD_USER_INPUT', message, fields: checked.fields, status: 0 });
}
