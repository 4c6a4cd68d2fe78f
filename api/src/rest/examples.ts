/** A valid body for each operation that takes one: shown in docs/rest.md and sent by the tests. */
export const exampleBodies: Record<string, object> = {
  signIn: { email: 'client@demo.test', password: 'demo-password-123' },
  signInAsFounder: { email: 'founder@demo.test', password: 'demo-password-123' },
  createInvitation: { email: 'ada@teahouse.example', role: 'contractor', contractorRole: 'developer' },
  validateInvitationCode: { email: 'bela@teahouse.example' },
  validateInvitation: {},
  register: { firstName: 'Béla', lastName: 'Park', password: 'tea-from-small-gardens' },
  completeContractorRegistration: {
    firstName: 'Carlo',
    lastName: 'Rossi',
    tagName: 'carlo',
    experienceLevel: 'senior',
    technologies: 'TypeScript, React and PostgreSQL',
  },
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
  startDocumentUpload: { fileName: 'style-guide.md' },
  processDocument: {
    title: 'Style guide',
    fileName: 'style-guide.md',
    contentType: 'documentation',
    tags: ['style'],
  },
  createPromptTemplate: {
    name: 'Reviewer',
    systemPrompt: 'You review code and say why.',
    guardrails: { avoid: ['secrets'] },
  },
  updatePromptTemplate: { description: 'For reviews' },
  createConversation: { title: 'Sessions in Redis', templateIds: [1] },
  updateConversation: { title: 'Sessions in PostgreSQL', templateIds: [1] },
  sendMessage: { content: 'Which settings does a cookie of a session need?' },
  testJarvis: { message: 'Are you there?' },
  createInvoice: {
    lines: [{ kind: 'implementation', description: 'Design', quantity: '1.5', unitPrice: '1200.00', taxRate: '19' }],
    note: 'Thank you for working with us',
  },
  voidInvoice: { reason: 'The wrong address' },
  recordPayment: { amount: '500.00', paidOn: '2026-11-02', method: 'bank_transfer', note: 'First part' },
  createLead: { companyName: 'Ada Ltd', contactName: 'Ada Park', contactEmail: 'ada@teahouse.example' },
  createContractorRole: { name: 'data_scientist', displayName: 'Data Scientist', permissions: ['projects'] },
};

/** Operations whose bodies contain the id of something: the field, and the list that the example takes its last item from. */
export const requiredIds: Record<string, { field: string; list: string }> = {
  createInvoice: { field: 'projectId', list: '/api/projects' },
};

/** What is done before with the thing that an example creates for itself: the end of its path. */
export const requiredSteps: Record<string, string> = {
  voidInvoice: '/send',
  recordPayment: '/send',
};

interface Redeemed {
  /** The kind of account that is invited. */
  invitation: { email: string; role: string; contractorRole?: string };
  /** The secret of the invitation that the body contains, and its field. */
  secret: 'token' | 'code';
  field: string;
  /** The demo account that redeems it, for rows that require a session. */
  as?: string;
}
const bela = { email: 'bela@teahouse.example', role: 'client' };

/** Operations that redeem an invitation: their bodies contain a secret of a new invitation. */
export const requiredInvitations: Record<string, Redeemed> = {
  validateInvitationCode: { invitation: bela, secret: 'code', field: 'code' },
  validateInvitation: { invitation: bela, secret: 'token', field: 'token' },
  register: { invitation: bela, secret: 'token', field: 'token' },
  completeContractorRegistration: {
    invitation: { email: 'client2@demo.test', role: 'contractor', contractorRole: 'tester' },
    secret: 'code',
    field: 'invitationCode',
    as: 'client2',
  },
};

interface Upload {
  /** The operation that grants the permission. */
  permission: string;
  text: string;
}

/** Operations whose bodies contain the URL of a file that was just uploaded. */
export const requiredUploads: Record<string, Upload> = {
  processDocument: { permission: 'startDocumentUpload', text: 'Names are nouns.' },
};
