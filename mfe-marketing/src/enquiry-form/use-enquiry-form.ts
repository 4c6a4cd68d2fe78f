import { useState } from 'react';
import type { Fault } from 'kit/fault';
import { useForm } from 'kit/forms';
import { toast } from 'kit/toasts';
import { submitEnquiryRule } from 'rules/enquiries';
import { forgetDraft } from './draft.ts';
import { emptyEnquiry, enquiryIn } from './enquiry-values.ts';
import { sendEnquiry } from './send-enquiry.ts';
import { useDraft } from './use-draft.ts';

export interface EnquiryFormProps {
  /** The plan that the visitor came from. */
  plan?: string;
  /** Told where the confirmation goes. */
  onSent: (email: string) => void;
}

export function useEnquiryForm({ plan = '', onSent }: EnquiryFormProps) {
  const [start] = useState({ ...emptyEnquiry, preferredPlan: plan });
  const [problem, setProblem] = useState('');
  const form = useForm({
    rule: submitEnquiryRule,
    initial: start,
    read: enquiryIn,
    onSubmit: async (enquiry) => {
      setProblem('');
      await sendEnquiry(enquiry);
      forgetDraft();
      toast({
        title: "Thanks! We'll reply within 24 hours.",
        description: 'Your project details have been received.',
        intent: 'success',
      });
      onSent(enquiry.email);
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
  return { ...form, ...draft, clear, problem };
}

/** What helps, where the server or the network said more than that it failed. */
function adviceOn({ code, message }: Fault): string {
  const safe = 'Nothing you filled in is lost.';
  return ['NETWORK', 'RATE_LIMITED', 'UNAVAILABLE'].includes(code) && message ? `${sentence(message)} ${safe}` : safe;
}

const sentence = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`);
