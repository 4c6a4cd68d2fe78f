import type * as z from 'zod/mini';
import { toFieldErrors } from 'rules/field-errors';
import { badInput } from '#errors';

type InputClass = abstract new (...args: never[]) => unknown;
type Rule = z.ZodMiniType<object>;

const ruleByInput = new WeakMap<object, Rule>();
const ruleByName = new Map<string, Rule>();

/** Sets the shared rule that validates an input type. Every input type has one; a test checks this. */
export const ValidateWith = (rule: Rule) => (target: InputClass) => {
  ruleByInput.set(target, rule);
  ruleByName.set(target.name, rule);
};

/** Validates an input in place, so that resolvers only see values that passed their rule, trimmed and normalized. */
export function parseByRule(value: unknown, type: unknown): void {
  if (typeof type !== 'function' || typeof value !== 'object' || value === null) return;
  const rule = ruleByInput.get(type);
  if (rule) Object.assign(value, parse(rule, value));
}

/** Validates the input of a subscription, which reaches the source unparsed. */
export function parseInput<Input extends object>(type: new () => Input, value: unknown): Input {
  const rule = ruleByInput.get(type);
  if (!rule) throw new Error(`${type.name} names no rule`);
  return parse(rule, value) as Input;
}

/** The rule's own messages for variables that GraphQL rejected (a missing field, a wrong type), if there are any. */
export function findRuleErrors(inputTypeName: string, value: unknown): Record<string, string> | null {
  const result = findRule(inputTypeName)?.safeParse(value ?? {});
  return result && !result.success ? toFieldErrors(result.error) : null;
}

export const findRule = (inputTypeName: string): Rule | undefined => ruleByName.get(inputTypeName);

function parse(rule: Rule, value: unknown): object {
  const result = rule.safeParse(value);
  if (!result.success) throw badInput(toFieldErrors(result.error));
  return result.data;
}
