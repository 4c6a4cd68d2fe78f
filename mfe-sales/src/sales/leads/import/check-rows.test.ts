import { checkRows } from './check-rows.ts';
import { mapColumns } from './columns.ts';

const headers = ['Company', 'Contact', 'Email', 'Budget'];
const readBudget = (budget: string) =>
  checkRows(
    { name: 'leads.csv', headers, rows: [{ number: 2, cells: ['Mill', 'Mia Park', 'mia@mill.example', budget] }] },
    mapColumns(headers),
  )[0]?.lead?.budget;

test.each(['$5–15k', '$5k to $15k', '$5k-$15k', '5-15K', '5k_15k'])('a budget may be written as %s', (text) => {
  expect(readBudget(text)).toBe('5k_15k');
});

test.each(['$5k', '$5k to $50k', 'a lot'])('%s is no budget', (text) => {
  expect(readBudget(text)).toBeUndefined();
});
