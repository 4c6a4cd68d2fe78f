/** One body that works, for each operation of the table that takes one: what docs/rest.md shows and the tests send. */
export const exampleBodies: Record<string, object> = {
  signIn: { email: 'client@demo.test', password: 'demo-password-123' },
  signInAsFounder: { email: 'founder@demo.test', password: 'demo-password-123' },
  submitEnquiry: {
    name: 'Ada Park',
    email: 'ada@teahouse.example',
    projectType: 'ecommerce',
    outcome: 'Tea from small gardens, sold on our own page',
    budget: '$5–10k',
    timeline: 'Fast (2–4 weeks)',
    preferredPlan: 'Growth',
    consent: true,
  },
  createKnowledgeResource: { title: 'How we test', category: 'guide', hub: 'dochub', tags: ['testing'] },
  updateKnowledgeResource: { title: 'How we test now', isPublished: true },
  createAiDocument: {
    title: 'Style guide',
    fileName: 'style-guide.md',
    fileUrl: 'https://files.example/style-guide.md',
    contentSummary: 'Names are nouns.',
  },
  updateAiDocument: { title: 'Style guide, second edition' },
  createPromptTemplate: {
    name: 'Reviewer',
    systemPrompt: 'You review code and say why.',
    guardrails: { avoid: ['secrets'] },
  },
  updatePromptTemplate: { description: 'For reviews' },
  createConversation: { title: 'Sessions in Redis', templateIds: [1] },
  updateConversation: { title: 'Sessions in PostgreSQL', templateIds: [1] },
  createLead: { companyName: 'Ada Ltd', contactName: 'Ada Park', contactEmail: 'ada@teahouse.example' },
  createContractorRole: { name: 'data_scientist', displayName: 'Data Scientist', permissions: ['projects'] },
};
