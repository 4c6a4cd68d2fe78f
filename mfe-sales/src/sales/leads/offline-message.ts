/** The error text for an unreachable server, and what was saved. */
export const getOfflineMessage = (what: string): string =>
  `We can't reach the server. ${what} is saved. Please try again.`;
