import type { Context } from '#context';

/** The page to move or cancel a call, which reads the key from its URL. */
export const getCallUrl = (key: string, { publicUrl }: Context['settings']) =>
  new URL(`/call?key=${key}`, publicUrl).href;
