import { emptyEnquiry, type EnquiryValues } from './enquiry-values.ts';
import { forgetInTab, keepInTab, keptInTab } from './tab-storage.ts';

const key = 'enquiryDraft';

/** What was filled in before, in this tab. Never the consent: that is given for each enquiry. */
export function keptDraft(): Partial<EnquiryValues> | null {
  const texts = Object.entries(keptInTab(key) ?? {}).filter(
    ([name, text]) => name in emptyEnquiry && name !== 'consent' && typeof text === 'string' && text !== '',
  );
  return texts.length > 0 ? Object.fromEntries(texts) : null;
}

export const keepDraft = (values: EnquiryValues): void => keepInTab(key, { ...values, consent: '' });

export const forgetDraft = (): void => forgetInTab(key);
