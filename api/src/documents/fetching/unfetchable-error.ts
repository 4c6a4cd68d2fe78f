import { policies } from '#dependencies/policies';
import { fetchBudget } from '#documents/fetching/fetch-budget';

const orAdd = 'or add the text instead';
const readable = 'It reads web pages, plain text, Markdown, PDF and Word files';
const megabytes = fetchBudget.bytes / 1024 / 1024;
const seconds = policies.documentServers.totalMs / 1000;

/** Why the text at an address can't be fetched, and what an administrator can do. `detail` is the server's, or the connection's. */
const reasons = {
  credentials: () => `Addresses with a user name or password are not fetched. Remove them from the address, ${orAdd}`,
  insecure: () => `Only https addresses can be fetched. Change the address, ${orAdd}`,
  private: () => `The address is in a private network, which can't be fetched. Change the address, ${orAdd}`,
  unreachable: (detail: string) => `Couldn't reach the address (${detail}). Check it and retry, ${orAdd}`,
  slow: () => `The address took longer than ${seconds} seconds. Retry later, ${orAdd}`,
  status: (detail: string) =>
    `The address answered ${detail}. Check that it opens without signing in and retry, ${orAdd}`,
  redirects: () => `The address redirects more than ${fetchBudget.redirects} times. Enter the final address, ${orAdd}`,
  location: () => `The address redirects to something that isn't an address. Change the address, ${orAdd}`,
  large: () => `The file at the address is larger than ${megabytes} MB. Add its text instead`,
  type: (detail: string) => `Jarvis can't read ${detail}. ${readable}. Change the address, ${orAdd}`,
  content: (detail: string) =>
    `The file at the address is not ${detail}, although its server says so. Change the address, ${orAdd}`,
  encoded: (detail: string) =>
    `The address only answers compressed (${detail}), which can't be read. Add its text instead`,
  blank: () => 'The page at the address has no text without running its scripts. Add its text instead',
  stuck: () => `Fetching the address failed several times. Retry later, ${orAdd}`,
} as const;

/** The address is at fault, or its server: an administrator has to do something. */
export class UnfetchableError extends Error {
  constructor(reason: keyof typeof reasons, detail = '') {
    super(reasons[reason](detail));
  }
}
