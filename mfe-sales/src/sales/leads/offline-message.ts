/** The error text for an unreachable server, and what was saved. */
export const getOfflineMessage = (what: string): string =>
  `Couldn't reach the server. ${what} is saved: check your connection and try again.`;
