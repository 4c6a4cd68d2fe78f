import { getBudgetLabel, getLeadStatusLabel, getProjectTypeLabel } from 'rules/lead-labels';
import type { Analytics, ChoiceCount } from '../analytics.ts';
import type { Measure } from './measures.tsx';

export const toStatusMeasures = ({ byStatus: all }: Analytics): Measure[] =>
  all.map(({ status, leads }) => ({ label: getLeadStatusLabel(status), leads }));

export const toProjectTypeMeasures = ({ byProjectType: all }: Analytics): Measure[] =>
  mergeByLabel(all, getProjectTypeLabel);

export const toBudgetMeasures = ({ byBudget: all }: Analytics): Measure[] => mergeByLabel(all, getBudgetLabel);

/** The lead form and the enquiry form share some choices under different names. */
function mergeByLabel(choices: readonly ChoiceCount[], words: (choice: string) => string): Measure[] {
  const sums = new Map<string, { leads: number; won: number }>();
  for (const { choice, leads, won } of choices) {
    const label = choice ? words(choice) : 'Not specified';
    const known = sums.get(label) ?? { leads: 0, won: 0 };
    sums.set(label, { leads: known.leads + leads, won: known.won + won });
  }
  return [...sums]
    .toSorted(([, one], [, other]) => other.leads - one.leads)
    .map(([label, { leads, won }]) => ({ label, leads, more: `${won} won` }));
}
