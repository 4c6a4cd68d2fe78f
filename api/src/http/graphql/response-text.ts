import type { ExecutionResult } from 'graphql';
import { JsonText } from '#json-text';

/** The body of a response. Root fields that the database returned as JSON are not parsed again. */
export function toResponseText(result: Pick<ExecutionResult, 'data' | 'errors'>): string {
  const { data, ...rest } = result;
  if (!data || !Object.values(data).some((value) => value instanceof JsonText)) return JSON.stringify(result);
  const fields = Object.entries(data).map(([key, value]) => `${JSON.stringify(key)}:${toText(value)}`);
  const before = JSON.stringify(rest).slice(1, -1);
  return `{${before ? `${before},` : ''}"data":{${fields.join(',')}}}`;
}

const toText = (value: unknown) => (value instanceof JsonText ? value.text : JSON.stringify(value));
