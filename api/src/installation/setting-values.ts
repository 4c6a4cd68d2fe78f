export const onOff = (on: boolean) => (on ? 'on' : 'off');

/** A URL without its secrets: the user, the password and the query string. */
export const address = (url: string | null | undefined): string | null => {
  if (!url) return null;
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
};
