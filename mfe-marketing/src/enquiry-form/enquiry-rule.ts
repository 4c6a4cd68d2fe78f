import { RequestError } from 'kit/request';
import { chunkLoadErrorEvent } from 'kit/states';
import { validate, type Rule } from 'rules/validate';
import type { SubmitEnquiryInput } from 'rules/submit-enquiry';

let loadedRule: Rule<SubmitEnquiryInput> | undefined;

const loadRule = async () => (loadedRule ??= (await import('rules/submit-enquiry')).submitEnquiryRule);

/** Prefetched when the visitor approaches the form: reading the page needs neither the rule nor zod. */
export const prefetchEnquiryRule = (): void => void loadRule().catch(() => undefined);

/** Reports no errors until the rule has loaded. */
export const enquiryRule: Rule<SubmitEnquiryInput> = {
  safeParse: (value) => loadedRule?.safeParse(value) ?? { success: true, data: value as SubmitEnquiryInput },
};

/** Validates on submit, so that nothing is sent unvalidated. */
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
