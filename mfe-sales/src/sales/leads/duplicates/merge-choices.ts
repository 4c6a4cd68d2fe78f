import { getBudgetLabel, getLeadStatusLabel, getProjectTypeLabel } from 'rules/lead-labels';
import type { MergeableField } from 'rules/merge-leads';
import type { MergeableLead_LeadFragment } from '#gql/graphql.ts';

interface MergeField {
  field: MergeableField;
  label: string;
  getText: (lead: MergeableLead_LeadFragment) => string;
}

const mergeFields: readonly MergeField[] = [
  { field: 'company_name', label: 'Company', getText: ({ companyName }) => companyName },
  { field: 'contact_name', label: 'Contact', getText: ({ contactName }) => contactName },
  { field: 'contact_email', label: 'Email', getText: ({ contactEmail }) => contactEmail },
  { field: 'contact_phone', label: 'Phone', getText: ({ contactPhone }) => contactPhone ?? '' },
  {
    field: 'project_type',
    label: 'Project type',
    getText: ({ projectType }) => (projectType ? getProjectTypeLabel(projectType) : ''),
  },
  { field: 'budget', label: 'Budget', getText: ({ budget }) => (budget ? getBudgetLabel(budget) : '') },
  { field: 'timeline', label: 'Timeline', getText: ({ timeline }) => timeline ?? '' },
  { field: 'status', label: 'Status', getText: ({ status }) => getLeadStatusLabel(status) },
  {
    field: 'owner',
    label: 'Owner',
    getText: ({ owner }) => (owner ? `${owner.firstName} ${owner.lastName}` : ''),
  },
  {
    field: 'next_step',
    label: 'Next step',
    getText: ({ nextStep, nextStepDueOn }) => [nextStep, nextStepDueOn].filter(Boolean).join(', '),
  },
];

/** Where two leads differ: only that needs a choice. */
export const findDifferences = (lead: MergeableLead_LeadFragment, other: MergeableLead_LeadFragment): MergeField[] =>
  mergeFields.filter(({ getText }) => getText(lead) !== getText(other));

/** What to take from the other lead unless someone chooses otherwise: what this one lacks. */
export const suggestFields = (lead: MergeableLead_LeadFragment, other: MergeableLead_LeadFragment): MergeableField[] =>
  findDifferences(lead, other)
    .filter(({ getText }) => getText(lead) === '')
    .map(({ field }) => field);
