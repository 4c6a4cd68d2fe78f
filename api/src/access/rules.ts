import type * as z from 'zod/mini';
import { toFieldErrors } from 'rules/field-errors';
import { badInput } from '#errors';

type InputClass = abstract new (...args: never[]) => unknown;
type Rule = z.ZodMiniType<object>;

const ruleByInput = new WeakMap<object, Rule>();
const ruleByName = new Map<string, Rule>();

/** Names the shared rule that an input type is parsed by. Every input type has one; a test says so. */
export const ValidateWith = (rule: Rule) => (target: InputClass) => {
  ruleByInput.set(target, rule);
  ruleByName.set(target.name, rule);
};

/** Parses an input in place, so that a resolver only ever sees what its rule has let through, trimmed and normalised. */
export function parseByRule(value: unknown, type: unknown): void {
  if (typeof type !== 'function' || typeof value !== 'object' || value === null) return;
  const rule = ruleByInput.get(type);
  if (rule) Object.assign(value, parse(rule, value));
}

/** The input of a subscription as its rule lets it through: it reaches the source as it came. */
export function parseInput<Input extends object>(type: new () => Input, value: unknown): Input {
  const rule = ruleByInput.get(type);
  if (!rule) throw new Error(`${type.name} names no rule`);
  return parse(rule, value) as Input;
}

/** For variables that GraphQL itself refused (a field missing, a wrong type): the rule's own messages, if it has any. */
export function findRuleErrors(inputTypeName: string, value: unknown): Record<string, string> | null {
  const result = ruleByName.get(inputTypeName)?.safeParse(value ?? {});
  return result && !result.success ? toFieldErrors(result.error) : null;
}

export const hasRule = (inputTypeName: string) => ruleByName.has(inputTypeName);

function parse(rule: Rule, value: unknown): object {
  const result = rule.safeParse(value);
  if (!result.success) throw badInput(toFieldErrors(result.error));
  return result.data;
}
