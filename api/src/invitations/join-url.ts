import type { Context } from '#context';

/** The registration page, which reads the token from the URL. */
export const getJoinUrl = (token: string, { publicUrl }: Context['settings']) =>
  new URL(`/join?invite=${token}`, publicUrl).href;
