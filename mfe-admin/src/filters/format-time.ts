/** When on its day something happened, as a row of a history says it. */
export const formatTime = (iso: string): string =>
  new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(new Date(iso));
