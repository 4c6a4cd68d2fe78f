import { leadBudgetLabels, leadProjectTypeLabels } from 'rules/lead-labels';
import { findRepeatedLeads, leadMatchReasonLabels, type LeadMatchReason } from 'rules/lead-matches';
import { createLeadRule, type CreateLeadInput } from 'rules/leads';
import { validate } from 'rules/validate';
import { type ColumnMapping, columnLabels, type LeadColumn, leadColumns, toComparable } from './columns.ts';
import type { LeadFile } from './read-file.ts';

export interface RowProblem {
  /** Null for a duplicate, which is about several columns. */
  column: LeadColumn | null;
  message: string;
  /** The existing lead that the row repeats. */
  leadId?: string;
}

export interface CheckedRow {
  number: number;
  cells: Record<LeadColumn, string>;
  /** Null if a cell is invalid. */
  lead: CreateLeadInput | null;
  problems: RowProblem[];
}

/** Validates each row by the rule of the lead form. */
export const checkRows = ({ rows }: LeadFile, mapping: ColumnMapping): CheckedRow[] =>
  markRepeated(rows.map(({ number, cells }) => checkRow(number, readCells(cells, mapping))));

/** An existing lead that a row repeats, by the row's index among the valid ones. */
export interface ExistingLead {
  row: number;
  reason: LeadMatchReason;
  lead: { id: string; companyName: string; contactName: string };
}

/** Adds what the server knows about the valid rows. */
export function markExisting(rows: readonly CheckedRow[], existing: readonly ExistingLead[]): CheckedRow[] {
  const byRow = new Map(existing.map((match) => [match.row, match]));
  let valid = -1;
  return rows.map((row) => {
    if (!row.lead) return row;
    valid += 1;
    const match = byRow.get(valid);
    if (!match) return row;
    const message = `${leadMatchReasonLabels[match.reason]} as the lead of ${match.lead.companyName}`;
    return { ...row, problems: [...row.problems, { column: null, message, leadId: match.lead.id }] };
  });
}

const readCells = (cells: readonly string[], mapping: ColumnMapping) =>
  Object.fromEntries(
    leadColumns.map((column) => {
      const index = mapping[column];
      return [column, index === null ? '' : (cells[index] ?? '')];
    }),
  ) as CheckedRow['cells'];

function checkRow(number: number, cells: CheckedRow['cells']): CheckedRow {
  const { projectType, budget, ...texts } = cells;
  const checked = validate(createLeadRule, {
    ...texts,
    projectType: toChoice(leadProjectTypeLabels, projectType),
    budget: toChoice(leadBudgetLabels, toRange(budget)),
  });
  if (checked.ok) return { number, cells, lead: checked.data, problems: [] };
  const problems = leadColumns.flatMap((column) => {
    const message = checked.fields[column];
    return message ? [{ column, message: choiceMessages[column] ?? message }] : [];
  });
  return { number, cells, lead: null, problems };
}

const listChoices = (labels: object) => `Use one of: ${Object.values(labels).join(', ')}`;
const choiceMessages: Partial<Record<LeadColumn, string>> = {
  projectType: listChoices(leadProjectTypeLabels),
  budget: listChoices(leadBudgetLabels),
};

/** A value by its label or itself; the text of an unknown one. */
function toChoice(labels: Record<string, string>, text: string): string | null {
  if (text === '') return null;
  const wanted = toComparable(text);
  const found = Object.entries(labels).find((names) => names.some((name) => toComparable(name) === wanted));
  return found?.[0] ?? text;
}

/** A range as our labels write it: "$5k to $15k" and "$5k-$15k" are "$5–15k". */
const toRange = (text: string): string => text.replace(/(\d+)k?\s*(?:to|[-–—])\s*\$?(\d)/i, '$1–$2');

function markRepeated(rows: CheckedRow[]): CheckedRow[] {
  const valid = rows.filter(({ lead }) => lead !== null);
  const repeated = findRepeatedLeads(valid.map(({ cells }) => cells));
  for (const [index, { earlier, reason }] of repeated) {
    const message = `${leadMatchReasonLabels[reason]} as row ${valid[earlier]?.number}`;
    valid[index]?.problems.push({ column: null, message });
  }
  return rows;
}

/** The lines of a file with every problem: row, column, value, what is wrong. */
export const toProblemRows = (rows: readonly CheckedRow[]): string[][] => [
  ['Row', 'Column', 'Value', 'Problem'],
  ...rows.flatMap(({ number, cells, problems }) =>
    problems.map(({ column, message }) => [
      String(number),
      column ? columnLabels[column] : 'Duplicate',
      column ? cells[column] : cells.contactEmail,
      message,
    ]),
  ),
];
