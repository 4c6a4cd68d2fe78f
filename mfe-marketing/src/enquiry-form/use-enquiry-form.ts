import { useState, useEffect, useLayoutEffect, useSyncExternalStore, type RefObject } from 'react';
import type { Fault } from 'kit/fault';
import { useForm } from 'kit/forms';
import { toast } from 'kit/toasts';
import { enquiryDraft } from './draft.ts';
import { enquiryRule, prefetchEnquiryRule, validateEnquiry } from './enquiry-rule.ts';
import { emptyEnquiry, toEnquiry, type EnquiryValues } from './enquiry-values.ts';
import { sendEnquiry } from './send-enquiry.ts';
import { discardUpload, useUpload } from './upload/upload-store.ts';

export interface EnquiryFormProps {
  /** The plan that the visitor came from. */
  plan?: string;
  /** Receives the address of the confirmation. */
  onSent: (email: string) => void;
}

export function useEnquiryForm({ plan = '', onSent }: EnquiryFormProps) {
  const [start] = useState({ ...emptyEnquiry, preferredPlan: plan });
  const [problem, setProblem] = useState('');
  const [earlierEmail, setEarlierEmail] = useState('');
  const finish = (email: string) => {
    enquiryDraft.clear();
    onSent(email);
  };
  const form = useForm({
    rule: enquiryRule,
    initial: start,
    read: toEnquiry,
    onSubmit: async (enquiry) => {
      setProblem('');
      const { email, isEarlier } = await sendEnquiry(await validateEnquiry(enquiry));
      toast({
        title: "Thanks! We'll reply within 24 hours.",
        description: 'Your project details have been received.',
        intent: 'success',
      });
      if (isEarlier) setEarlierEmail(email);
      else finish(email);
    },
    onFailure: (fault) => {
      toast({
        title: 'Error',
        description: 'Failed to send your message. Please try again.',
        intent: 'destructive',
      });
      setProblem(getAdvice(fault));
    },
  });
  const draft = useDraft(form, start);

  const clear = () => {
    setProblem('');
    draft.clear();
    const first = form.formProps.ref.current?.elements.namedItem('name');
    if (first instanceof HTMLElement) first.focus();
  };
  const acceptEarlier = () => finish(earlierEmail);
  return {
    ...form,
    ...draft,
    clear,
    problem,
    arrivedFrom: earlierEmail,
    leaveEarlier: acceptEarlier,
    onFocus: prefetchEnquiryRule,
  };
}

/** What helps, where the server or the network said more than that it failed. */
function getAdvice({ code, message }: Fault): string {
  const safe = 'Everything you entered is still here.';
  return ['NETWORK', 'RATE_LIMITED', 'UNAVAILABLE'].includes(code) && message
    ? `${endWithPeriod(message)} ${safe}`
    : safe;
}

const endWithPeriod = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`);

interface DraftForm {
  values: EnquiryValues;
  put: (changes: Partial<EnquiryValues>) => void;
  formProps: { ref: RefObject<HTMLFormElement | null> };
}

/** Keeps what is filled in across a reload. The server's page has an empty form, so a draft comes back right after that. */
function useDraft({ values, put, formProps: { ref } }: DraftForm, start: EnquiryValues) {
  const isHydrated = useSyncExternalStore(noopSubscribe, getClientSnapshot, getServerSnapshot);
  const [isReady, setReady] = useState(false);
  const [isRestored, setRestored] = useState(false);
  const hasFile = useUpload().stage !== 'none';

  if (isHydrated && !isReady) {
    const draft = enquiryDraft.read();
    if (draft) put({ ...draft, ...(start.preferredPlan && { preferredPlan: start.preferredPlan }) });
    setRestored(draft !== null || hasFile);
    setReady(true);
  }

  // Before the form is drawn anew: that would put the empty values back into the fields.
  useLayoutEffect(() => {
    if (!isReady) put(readEarlyInput(ref.current, values));
  }, [isReady, put, ref, values]);

  useEffect(() => {
    if (!isReady) return;
    if (isUntouched(values, start)) enquiryDraft.clear();
    else enquiryDraft.save(values);
  }, [isReady, start, values]);

  const clear = () => {
    discardUpload();
    put(start);
    setRestored(false);
  };
  return { isReady, isRestored, clear };
}

const noopSubscribe = () => () => undefined;
const getClientSnapshot = () => true;
const getServerSnapshot = () => false;

const isUntouched = (values: EnquiryValues, start: EnquiryValues) =>
  (Object.keys(start) as Array<keyof EnquiryValues>).every((name) => values[name] === start[name]);

/** What someone filled in on the page as the server wrote it, before its script took over. */
function readEarlyInput(form: HTMLFormElement | null, known: EnquiryValues): Partial<EnquiryValues> {
  if (!form) return {};
  const earlyEntries = [...new FormData(form)].filter(
    ([name, text]) => name in emptyEnquiry && text !== '' && known[name as keyof EnquiryValues] === '',
  );
  return Object.fromEntries(earlyEntries) as Partial<EnquiryValues>;
}
