import type { createRestClient } from '@10x/rest-client';
import type { DemoName } from '#demo/accounts';

export type Client = ReturnType<typeof createRestClient>;
export interface Result<Data = unknown> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** A typed call of a REST path, and who makes it. */
export type Call = [account: DemoName | null, call: (client: Client) => Promise<Result>];

/** What a call returned. Throws its error. */
export async function read<Data>(call: Promise<Result<Data>>): Promise<NonNullable<Data>> {
  const { data, error } = await call;
  if (data === undefined || data === null) throw new Error(JSON.stringify(error));
  return data;
}
