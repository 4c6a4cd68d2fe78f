/** Formats the time of day for a row in a log. */
export const formatTime = (iso: string): string =>
  new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(new Date(iso));
