import { maxUploadSize } from 'rules/uploads';

/** Limits for fetching one document from its address. `policies.documentServers` has its time. */
export const fetchBudget = {
  bytes: maxUploadSize,
  redirects: 5,
} as const;
