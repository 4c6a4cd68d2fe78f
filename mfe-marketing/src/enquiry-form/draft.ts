import { defineDraft } from 'kit/draft';
import { emptyEnquiry, type EnquiryValues } from './enquiry-values.ts';

/** What was filled in before. Never the consent: that is given for each enquiry. */
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
