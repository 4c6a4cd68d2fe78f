import { summarizeGuardrails } from './summarize-guardrails.ts';

test('writes out lists, and lists only the names of anything deeper', () => {
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
