/** The columns that a file can have, in the order of the lead form. */
export const leadColumns = [
  'companyName',
  'contactName',
  'contactEmail',
  'contactPhone',
  'projectType',
  'budget',
  'timeline',
  'notes',
] as const;
export type LeadColumn = (typeof leadColumns)[number];

export const columnLabels: Record<LeadColumn, string> = {
  companyName: 'Company',
  contactName: 'Contact',
  contactEmail: 'Email',
  contactPhone: 'Phone',
  projectType: 'Project type',
  budget: 'Budget',
  timeline: 'Timeline',
  notes: 'Notes',
};

export const requiredColumns: readonly LeadColumn[] = ['companyName', 'contactName', 'contactEmail'];

/** Headers of other programs, besides the labels of our own export. */
const otherHeaders: Record<LeadColumn, string[]> = {
  companyName: ['company name', 'organization', 'account', 'account name', 'business'],
  contactName: ['contact name', 'contact person', 'name', 'full name', 'person'],
  contactEmail: ['contact email', 'email address', 'mail'],
  contactPhone: ['contact phone', 'phone number', 'telephone', 'tel', 'mobile'],
  projectType: ['type', 'project'],
  budget: ['price', 'deal size'],
  timeline: ['deadline', 'time frame'],
  notes: ['note', 'comment', 'comments', 'description'],
};

/** Which column of the file has each column of a lead; null if none has it. */
export type ColumnMapping = Record<LeadColumn, number | null>;

/** Compares words, whatever their case and punctuation. */
export const toComparable = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Finds the columns by their headers. */
export function mapColumns(headers: readonly string[]): ColumnMapping {
  const names = headers.map(toComparable);
  const find = (column: LeadColumn) => {
    const known = [column, columnLabels[column], ...otherHeaders[column]].map(toComparable);
    return known.map((name) => names.indexOf(name)).find((index) => index !== -1) ?? null;
  };
  return Object.fromEntries(leadColumns.map((column) => [column, find(column)])) as ColumnMapping;
}
