import { useEffect, useRef, useState } from 'react';
import { createIdempotencyKey, useApolloClient, useMutation } from 'kit/apollo';
import { useForm } from 'kit/forms';
import { useViewer } from 'kit/session';
import { toast } from 'kit/toasts';
import { createLeadRule } from 'rules/leads';
import { CreateLeadDocument } from '#gql/graphql.ts';
import { clearDraft, saveDraft, readDraft } from '../drafts.ts';
import { refetchLeads } from '../refetch-leads.ts';

const emptyLead = {
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
  const [draft] = useState(() => readDraft(key, emptyLead));
  const [isRestored, setRestored] = useState(draft !== null);
  const isSent = useRef(false);
  const attempt = useRef({ lead: '', key: '' });
  const [create] = useMutation(CreateLeadDocument);
  const form = useForm({
    rule: createLeadRule,
    initial: draft ?? emptyLead,
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
      clearDraft(key);
      toast({ title: 'Lead Created', intent: 'success' });
      onDone();
      void refetchLeads(client);
    },
    onFailure: ({ code }) => code === 'UNAUTHENTICATED' || toast(failureToast),
  });
  const { values } = form;
  const isEmpty = Object.values(values).every((text) => text === '');
  useEffect(() => {
    if (isSent.current) return;
    if (isEmpty) clearDraft(key);
    else saveDraft(key, values);
  }, [key, values, isEmpty]);

  const { companyName = '', contactName = '', contactEmail = '' } = values;
  return {
    ...form,
    isComplete: [companyName, contactName, contactEmail].every((text) => text.trim() !== ''),
    isRestored,
    clear: () => {
      form.put(emptyLead);
      setRestored(false);
      const first = form.formProps.ref.current?.elements.namedItem('companyName');
      if (first instanceof HTMLElement) first.focus();
    },
  };
}

const failureToast = {
  title: 'Error',
  description: 'Failed to create lead. Please try again.',
  intent: 'destructive',
} as const;
