import { emptyEnquiry, type EnquiryValues } from './enquiry-values.ts';
import { forgetInTab, keepInTab, keptInTab } from './tab-storage.ts';

const key = 'enquiryDraft';

/** What was filled in before, in this tab. Never the consent: that is given for each enquiry. */
export function keptDraft(): Partial<EnquiryValues> | null {
  const kept = keptInTab(key);
  if (!kept) return null;
  const texts = Object.entries(kept).filter(([name, text]) => name in emptyEnquiry && typeof text === 'string');
  return { ...Object.fromEntries(texts), consent: '' };
}

export const keepDraft = (values: EnquiryValues): void => keepInTab(key, { ...values, consent: '' });

export const forgetDraft = (): void => forgetInTab(key);
