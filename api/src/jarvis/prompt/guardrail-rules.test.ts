import { expect, test } from '@jest/globals';
import { toGuardrailRules } from '#jarvis/prompt/guardrail-rules';

test.each<[string, Record<string, unknown>, string[]]>([
  ['nothing', {}, []],
  [
    'lists of what to include and to avoid',
    { include: ['examples', 'reasons'], avoid: ['secrets'] },
    ['Include: examples', 'Include: reasons', 'Avoid: secrets'],
  ],
  [
    'words',
    { tone: 'plain', max_lines: 40, showCode: true, beRude: false },
    ['Tone: plain', 'Max lines: 40', 'Show code: yes', 'Be rude: no'],
  ],
  [
    'objects in objects',
    { limits: { languages: ['TypeScript', 'SQL'], length: { maxWords: 300 } } },
    ['Limits, languages: TypeScript', 'Limits, languages: SQL', 'Limits, length, max words: 300'],
  ],
  [
    'objects in lists',
    { include: [{ when: 'needed', what: 'tests' }] },
    ['Include, when: needed', 'Include, what: tests'],
  ],
  ['empty values', { avoid: [], tone: '', style: null }, []],
  ['a text over several lines is one rule', { avoid: ['line one\nline two'] }, ['Avoid: line one line two']],
])('%s', (_what, guardrails, rules) => expect(toGuardrailRules(guardrails)).toEqual(rules));
