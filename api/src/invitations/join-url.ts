import type { Context } from '#context';

/** Where a new account is made: the screen reads the token from its address. */
export const getJoinUrl = (token: string, { publicUrl }: Context['settings']) =>
  new URL(`/join?invite=${token}`, publicUrl).href;
