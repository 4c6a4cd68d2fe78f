import { defineDraft } from 'kit/draft';
import { emptyEnquiry, type EnquiryValues } from './enquiry-values.ts';

/** The saved draft. It never contains the consent, which is given per enquiry. */
export const enquiryDraft = defineDraft<Partial<EnquiryValues>>({
  name: 'enquiry',
  version: 1,
  parse(value) {
    const texts = Object.entries(value ?? {}).filter(
      ([name, text]) => name in emptyEnquiry && name !== 'consent' && typeof text === 'string' && text !== '',
    );
    return texts.length > 0 ? Object.fromEntries(texts) : null;
  },
})();
