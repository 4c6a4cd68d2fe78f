/** The categories that the DocHub counts, in the order of the specification. */
export const docHubCategories = [
  { category: 'definition', count: 'definitions' },
  { category: 'contract', count: 'contractSamples' },
  { category: 'discovery', count: 'discoveryDocs' },
  { category: 'audit', count: 'auditDocs' },
] as const;
