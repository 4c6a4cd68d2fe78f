import { describeVersionConflict } from './version-conflict.ts';

const sentence = 'It needs kit/router ^2.0.0, and the shell has 1.0.0';

test('a version conflict is one sentence with both versions, whichever part of module federation found it', () => {
  expect(
    describeVersionConflict(
      new Error('Unsatisfied version 1.0.0 from shell of shared singleton module kit/router (required ^2.0.0)'),
    ),
  ).toBe(sentence);
  expect(
    describeVersionConflict(
      '[ Federation Runtime ]: Version 1.0.0 from shell of shared singleton module kit/router does not satisfy the requirement of mfe_hiring which needs ^2.0.0)',
    ),
  ).toBe(sentence);
});

test('any other error is not a version conflict', () => {
  expect(describeVersionConflict(new Error('broken'))).toBeUndefined();
});
