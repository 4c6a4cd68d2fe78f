import { enquiryBudgets } from './enquiries.ts';
import { getBudgetLabel } from './lead-labels.ts';
import { leadBudgets } from './leads.ts';

test('budgets of leads and of enquiries are written in one style', () => {
  expect([...leadBudgets, ...enquiryBudgets].map(getBudgetLabel)).toEqual([
    'Under $5k',
    '$5–15k',
    '$15–50k',
    'Over $50k',
    'To be decided',
    '$2–5k',
    '$5–10k',
    '$10–20k',
    'Over $20k',
  ]);
});
