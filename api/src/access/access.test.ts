import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isInputObjectType } from 'graphql';
import { kindsOfPeople as people, mayCall } from '#access/access-table';
import { rootFieldAudiences } from '#access/audiences';
import { hasRule } from '#access/rules';
import { createSchema } from '#schema';
import { as } from '#test/as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import { testPassword } from '#test/factories';

const schema = createSchema();
const founderEmail = 'the-founder@test.test';

test('every root field of the schema names its audience: closed by default', () => {
  const fields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  const named = rootFieldAudiences();
  expect(named.map(({ field }) => field).toSorted()).toEqual(fields.toSorted());
  expect(named.filter(({ audiences }) => audiences.length === 0)).toEqual([]);
});

test('every input type names the rule that it is parsed by', () => {
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  expect(inputs.filter(({ name }) => !hasRule(name)).map(String)).toEqual([]);
});

/** A document that names the operation and is valid; the door is asked before its arguments mean anything. */
const documents: Record<string, string> = {
  me: '{ me { id } }',
  projects: '{ projects { edges { node { id } } } }',
  project: '{ project(id: "00000000-0000-7000-8000-000000000000") { id } }',
  activity: '{ activity { edges { node { id } } } }',
  clientSummary: '{ clientSummary { activeProjects } }',
  signIn: 'mutation { signIn(input: { email: "a@b.test", password: "x" }) { user { id } } }',
  signInAsFounder: 'mutation { signInAsFounder(input: { email: "a@b.test", password: "x" }) { user { id } } }',
  signOut: 'mutation { signOut }',
  submitEnquiry:
    'mutation { submitEnquiry(input: { name: "Ada", email: "a@b.test", projectType: "other", outcome: "More time for customers", budget: "$2–5k", timeline: "Fast (2–4 weeks)", preferredPlan: "Pro", consent: true }) { id } }',
  startEnquiryUpload: 'mutation { startEnquiryUpload(input: { fileName: "a.pdf" }) { fileUrl } }',
  callSlots: '{ callSlots(days: 1) { startsAt } }',
  bookCall: 'mutation { bookCall(input: { name: "Ada", email: "a@b.test", startsAt: "2026-01-01T00:00:00Z" }) { id } }',
  leads: '{ leads { edges { node { id } } } }',
  salesClients: '{ salesClients { id } }',
  salesMetrics: '{ salesMetrics { activeLeads { value } } }',
  createLead: 'mutation { createLead(input: { companyName: "A", contactName: "B", contactEmail: "a@b.test" }) { id } }',
  updateLead: 'mutation { updateLead(id: "00000000-0000-7000-8000-000000000000", input: {}) { id } }',
  supportTickets: '{ supportTickets { edges { node { id } } } }',
  supportTicket: '{ supportTicket(id: "00000000-0000-7000-8000-000000000000") { id } }',
  openTicket: 'mutation { openTicket(input: { title: "a", description: "b" }) { id } }',
  replyToTicket:
    'mutation { replyToTicket(id: "00000000-0000-7000-8000-000000000000", input: { content: "a" }) { id } }',
  resolveTicket: 'mutation { resolveTicket(id: "00000000-0000-7000-8000-000000000000") { id } }',
  clientStoreRequests: '{ clientStoreRequests { edges { node { id } } } }',
  acceptClientStoreRequest: 'mutation { acceptClientStoreRequest(id: "00000000-0000-7000-8000-000000000000") { id } }',
  contactClientStoreRequest:
    'mutation { contactClientStoreRequest(id: "00000000-0000-7000-8000-000000000000", message: "A") { id } }',
  declineClientStoreRequest:
    'mutation { declineClientStoreRequest(id: "00000000-0000-7000-8000-000000000000") { id } }',
  payouts: '{ payouts { id } }',
  contractorRole: '{ contractorRole { id } }',
  contractorRoles: '{ contractorRoles { id } }',
  createContractorRole: 'mutation { createContractorRole(input: { name: "a", displayName: "b" }) { id } }',
  dashboardStats: '{ dashboardStats { agedProjects } }',
  tasks: '{ tasks { id } }',
  team: '{ team { id } }',
  createTask:
    'mutation { createTask(input: { projectId: "00000000-0000-7000-8000-000000000000", title: "a" }) { id } }',
  moveTask: 'mutation { moveTask(id: "00000000-0000-7000-8000-000000000000", input: { status: done }) { id } }',
  assignTask: 'mutation { assignTask(id: "00000000-0000-7000-8000-000000000000") { id } }',
  updateProject: 'mutation { updateProject(id: "00000000-0000-7000-8000-000000000000", input: {}) { id } }',
  knowledgeResources: '{ knowledgeResources { edges { node { id } } } }',
  createKnowledgeResource:
    'mutation { createKnowledgeResource(input: { title: "A", category: tool, hub: ai_nexus }) { id } }',
  updateKnowledgeResource:
    'mutation { updateKnowledgeResource(id: "00000000-0000-7000-8000-000000000000", input: {}) { id } }',
  deleteKnowledgeResource: 'mutation { deleteKnowledgeResource(id: "00000000-0000-7000-8000-000000000000") }',
  aiDocuments: '{ aiDocuments { id } }',
  createAiDocument: 'mutation { createAiDocument(input: { title: "A", fileName: "a.md", fileUrl: "/a" }) { id } }',
  updateAiDocument: 'mutation { updateAiDocument(id: "00000000-0000-7000-8000-000000000000", input: {}) { id } }',
  deleteAiDocument: 'mutation { deleteAiDocument(id: "00000000-0000-7000-8000-000000000000") }',
  promptTemplates: '{ promptTemplates { id } }',
  availablePromptTemplates: '{ availablePromptTemplates { id } }',
  createPromptTemplate: 'mutation { createPromptTemplate(input: { name: "A", systemPrompt: "B" }) { id } }',
  updatePromptTemplate: 'mutation { updatePromptTemplate(id: 0, input: {}) { id } }',
  deletePromptTemplate: 'mutation { deletePromptTemplate(id: 0) }',
  conversations: '{ conversations { edges { node { id } } } }',
  createConversation: 'mutation { createConversation(input: { title: "A", templateIds: [0] }) { id } }',
  updateConversation: 'mutation { updateConversation(id: "00000000-0000-7000-8000-000000000000", input: {}) { id } }',
  deleteConversation: 'mutation { deleteConversation(id: "00000000-0000-7000-8000-000000000000") }',
  messages: '{ messages(conversationId: "00000000-0000-7000-8000-000000000000") { edges { node { id } } } }',
  users: '{ users { edges { node { id } } } }',
  changeUserRole: 'mutation { changeUserRole(id: "00000000-0000-7000-8000-000000000000", role: client) { id } }',
  deactivateUser: 'mutation { deactivateUser(id: "00000000-0000-7000-8000-000000000000") { id } }',
  createProject: 'mutation { createProject(input: { title: "A", description: "B", tier: small }) { id } }',
  rateProject: 'mutation { rateProject(id: "00000000-0000-7000-8000-000000000000", rating: 5) { id } }',
  contactClient: 'mutation { contactClient(projectId: "00000000-0000-7000-8000-000000000000", message: "A") { id } }',
  suggestTool: 'mutation { suggestTool(input: { title: "A" }) { id } }',
};

describe('the door of every operation, for every kind of person', () => {
  let app: TestApp;
  const clients: Record<string, TestClient> = {};
  beforeAll(async () => {
    app = await startTestApp({ FOUNDER_EMAIL: founderEmail, FOUNDER_PASSWORD: testPassword });
    for (const [name, standing] of Object.entries(people)) {
      const { role, contractorRole, isFounder } = standing ?? {};
      const user = role && !isFounder && (await app.make.user({ role, contractorRole: contractorRole ?? null }));
      clients[name] = isFounder ? await as(app, { email: founderEmail }) : user ? await as(app, user) : app.client;
    }
  });
  afterAll(() => app.stop());

  const operations = rootFieldAudiences().filter(({ kind, field }) => kind !== 'subscription' && field !== 'signOut');
  test.each(
    operations.flatMap(({ field, audiences }) => Object.keys(people).map((name) => [field, name, audiences] as const)),
  )('%s for %s', async (field, name, audiences) => {
    const document = documents[field];
    if (!document) throw new Error(`${field} has no document in this table`);
    const { errors } = (await clients[name]?.graphql(document)) ?? {};
    const code = errors?.[0]?.extensions.code;
    const person = people[name] ?? null;
    if (mayCall(audiences, person)) {
      // Past the door: whatever is wrong from here on is not the door's.
      if (!audiences.includes('anyone')) expect(['UNAUTHENTICATED', 'FORBIDDEN']).not.toContain(code);
    } else expect(code).toBe(person ? 'FORBIDDEN' : 'UNAUTHENTICATED');
  });
});
