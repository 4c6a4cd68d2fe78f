import { useState } from 'react';
import type { Fault } from 'kit/fault';
import { useForm } from 'kit/forms';
import { toast } from 'kit/toasts';
import { enquiryDraft } from './draft.ts';
import { enquiryRule, prefetchEnquiryRule, validateEnquiry } from './enquiry-rule.ts';
import { emptyEnquiry, toEnquiry } from './enquiry-values.ts';
import { sendEnquiry } from './send-enquiry.ts';
import { useDraft } from './use-draft.ts';

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
