/** A REST path: a row that names the operation it runs. Contains no logic. */
export interface Route {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  /** Its name in operations.graphql. */
  operation: string;
  /** The status of success; 204 has no body. */
  status: 200 | 201 | 202 | 204;
  /** A path parameter that is a field of the input, and which. */
  inputFields?: Readonly<Record<string, string>>;
  /** The variable that requests the full response. With `Prefer: respond-async` (RFC 7240) it is omitted: 202 at once. */
  waitVariable?: string;
  /** Error statuses beside those that any row of its kind has. */
  errors?: readonly number[];
  /** The answer has figures: they become numbers, with the names of the samples among them. */
  hasFigures?: boolean;
}

/** Every documented path (contract §2). Paths are defined only in this table. */
export const routes: readonly Route[] = [
  { method: 'get', path: '/api/auth/user', operation: 'me', status: 200 },
  { method: 'post', path: '/api/auth/login', operation: 'signIn', status: 200, errors: [401] },
  { method: 'post', path: '/api/admin/login', operation: 'signInAsFounder', status: 200, errors: [401] },
  { method: 'post', path: '/api/auth/logout', operation: 'signOut', status: 204 },
  { method: 'get', path: '/api/projects', operation: 'projects', status: 200 },
  { method: 'get', path: '/api/activity', operation: 'activity', status: 200 },
  { method: 'get', path: '/api/knowledge-resources', operation: 'knowledgeResources', status: 200 },
  { method: 'post', path: '/api/knowledge-resources', operation: 'createKnowledgeResource', status: 201 },
  { method: 'put', path: '/api/knowledge-resources/:id', operation: 'updateKnowledgeResource', status: 200 },
  { method: 'delete', path: '/api/knowledge-resources/:id', operation: 'deleteKnowledgeResource', status: 204 },
  { method: 'get', path: '/api/admin/ai-documents', operation: 'aiDocuments', status: 200 },
  { method: 'post', path: '/api/admin/ai-documents', operation: 'createAiDocument', status: 201 },
  { method: 'put', path: '/api/admin/ai-documents/:id', operation: 'updateAiDocument', status: 200 },
  { method: 'delete', path: '/api/admin/ai-documents/:id', operation: 'deleteAiDocument', status: 204 },
  { method: 'post', path: '/api/admin/ai-documents/upload', operation: 'startDocumentUpload', status: 200 },
  { method: 'post', path: '/api/admin/ai-documents/process', operation: 'processDocument', status: 202, errors: [415] },
  { method: 'get', path: '/api/admin/prompt-templates', operation: 'promptTemplates', status: 200 },
  { method: 'post', path: '/api/admin/prompt-templates', operation: 'createPromptTemplate', status: 201 },
  { method: 'put', path: '/api/admin/prompt-templates/:id', operation: 'updatePromptTemplate', status: 200 },
  { method: 'delete', path: '/api/admin/prompt-templates/:id', operation: 'deletePromptTemplate', status: 204 },
  { method: 'get', path: '/api/developer/prompt-templates', operation: 'availablePromptTemplates', status: 200 },
  { method: 'post', path: '/api/developer/test-jarvis', operation: 'testJarvis', status: 200 },
  { method: 'get', path: '/api/developer/conversations', operation: 'conversations', status: 200 },
  { method: 'post', path: '/api/developer/conversations', operation: 'createConversation', status: 201 },
  { method: 'put', path: '/api/developer/conversations/:id', operation: 'updateConversation', status: 200 },
  { method: 'delete', path: '/api/developer/conversations/:id', operation: 'deleteConversation', status: 204 },
  { method: 'get', path: '/api/developer/conversations/:id/messages', operation: 'messages', status: 200 },
  {
    method: 'post',
    path: '/api/developer/conversations/:id/messages',
    operation: 'sendMessage',
    status: 201,
    inputFields: { id: 'conversationId' },
    waitVariable: 'waitForReply',
  },
  { method: 'post', path: '/api/contact/submit', operation: 'submitEnquiry', status: 201 },
  { method: 'get', path: '/api/sales/leads', operation: 'leads', status: 200 },
  { method: 'post', path: '/api/sales/leads', operation: 'createLead', status: 201 },
  { method: 'get', path: '/api/sales/clients', operation: 'salesClients', status: 200 },
  { method: 'get', path: '/api/sales/metrics', operation: 'salesMetrics', status: 200, hasFigures: true },
  { method: 'get', path: '/api/support-tickets', operation: 'supportTickets', status: 200 },
  { method: 'get', path: '/api/client-store', operation: 'clientStoreRequests', status: 200 },
  { method: 'get', path: '/api/invoices', operation: 'invoices', status: 200 },
  { method: 'post', path: '/api/invoices', operation: 'createInvoice', status: 201 },
  { method: 'post', path: '/api/invoices/:id/send', operation: 'sendInvoice', status: 200, errors: [413] },
  { method: 'post', path: '/api/invoices/:id/void', operation: 'voidInvoice', status: 200 },
  { method: 'post', path: '/api/invoices/:id/payments', operation: 'recordPayment', status: 201 },
  { method: 'get', path: '/api/payouts', operation: 'payouts', status: 200 },
  { method: 'get', path: '/api/contractor/role', operation: 'contractorRole', status: 200 },
  { method: 'get', path: '/api/admin/contractor-roles', operation: 'contractorRoles', status: 200 },
  { method: 'post', path: '/api/admin/contractor-roles', operation: 'createContractorRole', status: 201 },
  { method: 'get', path: '/api/admin/dashboard-stats', operation: 'dashboardStats', status: 200 },
  { method: 'get', path: '/api/tasks', operation: 'tasks', status: 200 },
  { method: 'get', path: '/api/team', operation: 'team', status: 200 },
  {
    method: 'post',
    path: '/api/invitations/validate',
    operation: 'validateInvitationCode',
    status: 200,
    errors: [410],
  },
  { method: 'post', path: '/api/auth/validate-invite', operation: 'validateInvitation', status: 200, errors: [410] },
  { method: 'post', path: '/api/auth/register', operation: 'register', status: 201, errors: [410] },
  {
    method: 'post',
    path: '/api/contractor/complete-registration',
    operation: 'completeContractorRegistration',
    status: 200,
    errors: [410],
  },
  { method: 'get', path: '/api/admin/invites', operation: 'invitations', status: 200 },
  { method: 'post', path: '/api/admin/invites', operation: 'createInvitation', status: 201 },
];
