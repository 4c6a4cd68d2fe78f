import { useState } from 'react';
import { useApolloClient, useMutation } from 'kit/apollo';
import { useForm } from 'kit/forms';
import { toast, toastFailure } from 'kit/toasts';
import { updateLeadRule } from 'rules/leads';
import { type LeadDetail_LeadFragment, LeadDetailDocument, SaveLeadDocument } from '#gql/graphql.ts';
import { refetchLeadsAndDuplicates } from '../../refetch-leads.ts';

const labels = {
  companyName: 'Company Name',
  contactName: 'Contact Name',
  contactEmail: 'Contact Email',
  contactPhone: 'Contact Phone',
  projectType: 'Project Type',
  budget: 'Budget',
  timeline: 'Timeline',
} as const;
type Field = keyof typeof labels;
const names = Object.keys(labels) as Field[];

const toValues = (lead: LeadDetail_LeadFragment) =>
  Object.fromEntries(names.map((name) => [name, lead[name] ?? ''])) as Record<Field, string>;

/** Saves only over the version that was read; after a conflict, over the one that is shown then. */
export function useEditLead(lead: LeadDetail_LeadFragment, onDone: () => void) {
  const client = useApolloClient();
  const [save] = useMutation(SaveLeadDocument);
  const [version, setVersion] = useState(lead.updatedAt);
  const [hasConflict, setConflict] = useState(false);
  const form = useForm({
    rule: updateLeadRule,
    initial: toValues(lead),
    read: ({ projectType, budget, ...typed }) => ({
      ...typed,
      projectType: projectType || null,
      budget: budget || null,
    }),
    onSubmit: async (input) => {
      await save({ variables: { id: lead.id, input, ifUpdatedAt: version } });
      toast({ title: 'Lead saved', intent: 'success' });
      onDone();
      void refetchLeadsAndDuplicates(client);
    },
    onFailure: async (fault) => {
      if (fault.code !== 'CHANGED_MEANWHILE') return toastFailure(fault, "Couldn't save the lead");
      const { data } = await client.query({
        query: LeadDetailDocument,
        variables: { id: lead.id },
        fetchPolicy: 'network-only',
      });
      if (data?.lead) setVersion(data.lead.updatedAt);
      setConflict(true);
    },
  });
  const current = toValues(lead);
  const conflicts = names
    .filter((name) => current[name] !== form.values[name])
    .map((name) => ({ label: labels[name], theirs: current[name] }));
  return { ...form, conflicts: hasConflict ? conflicts : null };
}
