import { useState } from 'react';
import type { Fault } from 'kit/fault';
import { useForm } from 'kit/forms';
import { toast } from 'kit/toasts';
import { forgetDraft } from './draft.ts';
import { enquiryRule, fetchEnquiryRule, judged } from './enquiry-rule.ts';
import { emptyEnquiry, enquiryIn } from './enquiry-values.ts';
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
  const [arrivedFrom, setArrivedFrom] = useState('');
  const leave = (email: string) => {
    forgetDraft();
    onSent(email);
  };
  const form = useForm({
    rule: enquiryRule,
    initial: start,
    read: enquiryIn,
    onSubmit: async (enquiry) => {
      setProblem('');
      const { email, isEarlier } = await sendEnquiry(await judged(enquiry));
      toast({
        title: "Thanks! We'll reply within 24 hours.",
        description: 'Your project details have been received.',
        intent: 'success',
      });
      if (isEarlier) setArrivedFrom(email);
      else leave(email);
    },
    onFailure: (fault) => {
      toast({
        title: 'Error',
        description: 'Failed to send your message. Please try again.',
        intent: 'destructive',
      });
      setProblem(adviceOn(fault));
    },
  });
  const draft = useDraft(form, start);

  const clear = () => {
    setProblem('');
    draft.clear();
    const first = form.formProps.ref.current?.elements.namedItem('name');
    if (first instanceof HTMLElement) first.focus();
  };
  const leaveEarlier = () => leave(arrivedFrom);
  return { ...form, ...draft, clear, problem, arrivedFrom, leaveEarlier, onFocus: fetchEnquiryRule };
}

/** What helps, where the server or the network said more than that it failed. */
function adviceOn({ code, message }: Fault): string {
  const safe = 'Nothing you filled in is lost.';
  return ['NETWORK', 'RATE_LIMITED', 'UNAVAILABLE'].includes(code) && message ? `${sentence(message)} ${safe}` : safe;
}

const sentence = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`);
