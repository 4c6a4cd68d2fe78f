import type { Context } from '#context';

/** Where a call is moved or cancelled: the page reads the key from its address. */
export const getCallUrl = (key: string, { publicUrl }: Context['settings']) =>
  new URL(`/call?key=${key}`, publicUrl).href;
