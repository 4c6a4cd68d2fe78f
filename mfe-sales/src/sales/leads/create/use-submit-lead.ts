import { useEffect, useRef, useState } from 'react';
import { createIdempotencyKey, useApolloClient, useMutation } from 'kit/apollo';
import { useForm } from 'kit/forms';
import { useViewer } from 'kit/session';
import { toast } from 'kit/toasts';
import { createLeadRule } from 'rules/leads';
import { CreateLeadDocument } from '#gql/graphql.ts';
import { forget, keep, kept } from '../kept.ts';
import { refreshLeads } from '../refresh-leads.ts';

const empty = {
  companyName: '',
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  projectType: '',
  budget: '',
  timeline: '',
  notes: '',
};

/** The lead form: its draft survives closing, reloads and errors, and an idempotency key prevents duplicate leads. */
export function useSubmitLead(onDone: () => void) {
  const client = useApolloClient();
  /* Drafts are per user, so that the next user of the same tab does not see them. */
  const key = `leadDraft:${useViewer().id}`;
  const [draft] = useState(() => kept(key, empty));
  const [isRestored, setRestored] = useState(draft !== null);
  const isSent = useRef(false);
  const attempt = useRef({ lead: '', key: '' });
  const [create] = useMutation(CreateLeadDocument);
  const form = useForm({
    rule: createLeadRule,
    initial: draft ?? empty,
    read: ({ projectType, budget, ...typed }) => ({
      ...typed,
      projectType: projectType || null,
      budget: budget || null,
    }),
    onSubmit: async (input) => {
      const content = JSON.stringify(input);
      if (attempt.current.lead !== content) attempt.current = { lead: content, key: createIdempotencyKey() };
      await create({ variables: { input }, context: { headers: { 'Idempotency-Key': attempt.current.key } } });
      isSent.current = true;
      forget(key);
      toast({ title: 'Lead Created', intent: 'success' });
      onDone();
      void refreshLeads(client);
    },
    onFailure: ({ code }) => code === 'UNAUTHENTICATED' || toast(failed),
  });
  const { values } = form;
  const isEmpty = Object.values(values).every((text) => text === '');
  useEffect(() => {
    if (isSent.current) return;
    if (isEmpty) forget(key);
    else keep(key, values);
  }, [key, values, isEmpty]);

  const { companyName = '', contactName = '', contactEmail = '' } = values;
  return {
    ...form,
    isComplete: [companyName, contactName, contactEmail].every((text) => text.trim() !== ''),
    isRestored,
    clear: () => {
      form.put(empty);
      setRestored(false);
      const first = form.formProps.ref.current?.elements.namedItem('companyName');
      if (first instanceof HTMLElement) first.focus();
    },
  };
}

const failed = {
  title: 'Error',
  description: 'Failed to create lead. Please try again.',
  intent: 'destructive',
} as const;
