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
  /** The plan whose button the visitor clicked. */
  plan?: string;
  /** Called with the email that the confirmation goes to. */
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
    form.focusField('name');
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

/** What to do about a failure, if the server or the network gave more than an error. */
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

/** Keeps the draft across reloads. The server renders an empty form, so the draft is restored after hydration. */
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

  // Before the next render, which would reset the fields to the empty values.
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

/** What the visitor typed into the server-rendered form before hydration. */
function readEarlyInput(form: HTMLFormElement | null, known: EnquiryValues): Partial<EnquiryValues> {
  if (!form) return {};
  const earlyEntries = [...new FormData(form)].filter(
    ([name, text]) => name in emptyEnquiry && text !== '' && known[name as keyof EnquiryValues] === '',
  );
  return Object.fromEntries(earlyEntries) as Partial<EnquiryValues>;
}
