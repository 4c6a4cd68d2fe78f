/** What to tell where the server does not answer, and what is safe. */
export const away = (what: string): string =>
  `The server cannot be reached. ${what} is kept: check your connection and try again.`;
