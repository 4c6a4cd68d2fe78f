import { summarizeGuardrails } from './summarize-guardrails.ts';

test('lists are written out, and anything deeper by its names', () => {
  const guardrails = {
    include: ['tests', 'types'],
    mustAvoid: 'jargon',
    length: { words: 200, lines: 5 },
    strict: true,
  };
  expect(summarizeGuardrails(guardrails)).toEqual([
    { name: 'Include', text: 'tests, types' },
    { name: 'Must avoid', text: 'jargon' },
    { name: 'Length', text: 'words, lines' },
    { name: 'Strict', text: 'true' },
  ]);
});
