import { createTaskRule, moveTaskRule } from './tasks.ts';

const getMessage = ({ error }: { error?: { issues: ReadonlyArray<{ message: string }> } }) => error?.issues[0]?.message;

test.each([
  [-1, 'Position must be at least 0'],
  [0, undefined],
  [1_000_000, undefined],
  [1_000_001, 'Position must be at most 1000000'],
  [1.5, 'Position must be a whole number'],
])('a task moved to position %d: %s', (position, message) => {
  expect(getMessage(moveTaskRule.safeParse({ status: 'todo', position }))).toBe(message);
});

test.each([
  ['title', 200, 'Please keep this to 200 characters'],
  ['description', 5000, 'Please keep this to 5000 characters'],
])('the %s of a task has up to %d characters', (field, max, message) => {
  const task = { projectId: '00000000-0000-4000-8000-000000000001', title: 'Sign-in' };
  const parsed = (length: number) => createTaskRule.safeParse({ ...task, [field]: 'x'.repeat(length) });
  expect(getMessage(parsed(max))).toBeUndefined();
  expect(getMessage(parsed(max + 1))).toBe(message);
});
