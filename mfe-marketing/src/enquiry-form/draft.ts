import { emptyEnquiry, type EnquiryValues } from './enquiry-values.ts';
import { removeFromTabStorage, saveToTabStorage, readFromTabStorage } from './tab-storage.ts';

const storageKey = 'enquiryDraft';

/** What was filled in before, in this tab. Never the consent: that is given for each enquiry. */
export function readDraft(): Partial<EnquiryValues> | null {
  const texts = Object.entries(readFromTabStorage(storageKey) ?? {}).filter(
    ([name, text]) => name in emptyEnquiry && name !== 'consent' && typeof text === 'string' && text !== '',
  );
  return texts.length > 0 ? Object.fromEntries(texts) : null;
}

export const saveDraft = (values: EnquiryValues): void => saveToTabStorage(storageKey, { ...values, consent: '' });

export const clearDraft = (): void => removeFromTabStorage(storageKey);
