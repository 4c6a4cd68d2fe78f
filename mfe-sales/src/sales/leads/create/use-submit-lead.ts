import { useEffect, useRef, useState } from 'react';
import { useApolloClient, useMutation } from 'kit/apollo';
import { defineDraft, parseTexts } from 'kit/draft';
import { useForm } from 'kit/forms';
import { beginAttempt, type Attempt } from 'kit/request';
import { useViewer } from 'kit/session';
import { toast } from 'kit/toasts';
import { createLeadRule } from 'rules/leads';
import { CreateLeadDocument } from '#gql/graphql.ts';
import { refetchLeadsAndDuplicates } from '../refetch-leads.ts';

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

/** Drafts are per user, so that the next user of the same tab does not see them. */
const leadDraft = defineDraft({ name: 'lead', version: 1, parse: parseTexts(emptyLead) });

/** The lead form: its draft survives closing, reloads and errors, and an idempotency key prevents duplicate leads. */
export function useSubmitLead(onDone: () => void) {
  const client = useApolloClient();
  const viewerId = useViewer().id;
  const [draft] = useState(() => leadDraft(viewerId).read());
  const [isRestored, setRestored] = useState(draft !== null);
  const isSent = useRef(false);
  const attempt = useRef<Attempt>(null);
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
      attempt.current = beginAttempt(JSON.stringify(input), attempt.current);
      await create({ variables: { input }, context: { headers: { 'Idempotency-Key': attempt.current.key } } });
      isSent.current = true;
      leadDraft(viewerId).clear();
      toast({ title: 'Lead Created', intent: 'success' });
      onDone();
      void refetchLeadsAndDuplicates(client);
    },
    onFailure: ({ code }) => code === 'UNAUTHENTICATED' || toast(failureToast),
  });
  const { values } = form;
  useEffect(() => {
    if (!isSent.current) leadDraft(viewerId).save(values);
  }, [viewerId, values]);

  const { companyName = '', contactName = '', contactEmail = '' } = values;
  return {
    ...form,
    isComplete: [companyName, contactName, contactEmail].every((text) => text.trim() !== ''),
    isRestored,
    clear: () => {
      form.put(emptyLead);
      setRestored(false);
      form.focusField('companyName');
    },
  };
}

const failureToast = {
  title: 'Error',
  description: 'Failed to create lead. Please try again.',
  intent: 'destructive',
} as const;
