import { emptyEnquiry, type EnquiryValues } from './enquiry-values.ts';

/** What someone filled in on the page as the server wrote it, before its script took over. */
export function readEarlyInput(form: HTMLFormElement | null, known: EnquiryValues): Partial<EnquiryValues> {
  if (!form) return {};
  const earlyEntries = [...new FormData(form)].filter(
    ([name, text]) => name in emptyEnquiry && text !== '' && known[name as keyof EnquiryValues] === '',
  );
  return Object.fromEntries(earlyEntries) as Partial<EnquiryValues>;
}
