import { useEffect, useState } from 'react';
import { useApolloClient, useMutation } from 'kit/apollo';
import { defineDraft, parseTexts } from 'kit/draft';
import { useForm } from 'kit/forms';
import { useViewer } from 'kit/session';
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

const pickFields = (values: Partial<Record<Field, string>>) =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? ''])) as Record<Field, string>;

const emptyDraft = { ...Object.fromEntries(names.map((name) => [name, ''])), version: '' } as Record<
  Field | 'version',
  string
>;
const editDraft = defineDraft({ name: 'lead-edit', version: 1, parse: parseTexts(emptyDraft) });

/** Whether this tab has edits of the lead that are not saved: closing the lead keeps them. */
export const useHasEdits = (leadId: string): boolean => editDraft(`${useViewer().id}:${leadId}`).read() !== null;

/** Saves only over the version that was read; after a conflict, over the one that is shown then. Edits are kept until then. */
export function useEditLead(lead: LeadDetail_LeadFragment, onDone: () => void) {
  const client = useApolloClient();
  const key = `${useViewer().id}:${lead.id}`;
  const [draft] = useState(() => editDraft(key).read());
  const [save] = useMutation(SaveLeadDocument);
  const [version, setVersion] = useState(draft?.version ?? lead.updatedAt);
  const [hasConflict, setConflict] = useState(false);
  const finish = () => {
    editDraft(key).clear();
    onDone();
  };
  const form = useForm({
    rule: updateLeadRule,
    initial: draft ? pickFields(draft) : toValues(lead),
    read: ({ projectType, budget, ...typed }) => ({
      ...typed,
      projectType: projectType || null,
      budget: budget || null,
    }),
    onSubmit: async (input) => {
      await save({ variables: { id: lead.id, input, ifUpdatedAt: version } });
      toast({ title: 'Lead saved', intent: 'success' });
      finish();
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
  const isChanged = names.some((name) => current[name] !== form.values[name]);
  useEffect(() => {
    if (isChanged) editDraft(key).save({ ...pickFields(form.values), version });
  }, [key, isChanged, form.values, version]);
  const conflicts = names
    .filter((name) => current[name] !== form.values[name])
    .map((name) => ({ label: labels[name], theirs: current[name] }));
  return { ...form, isRestored: draft !== null, cancel: finish, conflicts: hasConflict ? conflicts : null };
}
