import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Audience, isInAudience } from 'rules/audiences';
import { sampleViewers } from '#access/access-table';
import { routes } from '#rest/routes';
import { createTestClient as clientOfUrl, type TestClient } from '#test/client';
import { createShapeValidator } from '#test/shape-validator';
import { createSampleArguments } from '#test/sample-arguments';
import { createWorld, type World } from '#test/world';

type Row = [method: string, path: string, who: Audience[], operation: string, status: number];

/** The rows of contract §2, verbatim. */
const contract: Row[] = [
  ['GET', '/api/auth/user', ['user'], 'me', 200],
  ['POST', '/api/auth/login', ['anyone'], 'signIn', 200],
  ['POST', '/api/admin/login', ['anyone'], 'signInAsFounder', 200],
  ['POST', '/api/auth/logout', ['anyone'], 'signOut', 204],
  ['POST', '/api/invitations/validate', ['anyone'], 'validateInvitationCode', 200],
  ['POST', '/api/auth/validate-invite', ['anyone'], 'validateInvitation', 200],
  ['POST', '/api/auth/register', ['anyone'], 'register', 201],
  ['POST', '/api/contractor/complete-registration', ['user'], 'completeContractorRegistration', 200],
  ['POST', '/api/contact/submit', ['anyone'], 'submitEnquiry', 201],
  ['GET', '/api/projects', ['user'], 'projects', 200],
  ['GET', '/api/activity', ['user'], 'activity', 200],
  ['GET', '/api/contractor/role', ['contractor', 'admin'], 'contractorRole', 200],
  ['GET', '/api/support-tickets', ['client', 'contractor', 'admin'], 'supportTickets', 200],
  ['GET', '/api/invoices', ['client', 'admin'], 'invoices', 200],
  ['POST', '/api/invoices', ['admin'], 'createInvoice', 201],
  ['POST', '/api/invoices/:id/send', ['admin'], 'sendInvoice', 200],
  ['POST', '/api/invoices/:id/void', ['admin'], 'voidInvoice', 200],
  ['POST', '/api/invoices/:id/payments', ['admin'], 'recordPayment', 201],
  ['GET', '/api/payouts', ['contractor', 'admin'], 'payouts', 200],
  ['GET', '/api/client-store', ['contractor', 'admin'], 'clientStoreRequests', 200],
  ['GET', '/api/developer/conversations', ['contractor', 'admin'], 'conversations', 200],
  ['POST', '/api/developer/conversations', ['contractor', 'admin'], 'createConversation', 201],
  ['PUT', '/api/developer/conversations/:id', ['contractor', 'admin'], 'updateConversation', 200],
  ['DELETE', '/api/developer/conversations/:id', ['contractor', 'admin'], 'deleteConversation', 204],
  ['GET', '/api/developer/conversations/:id/messages', ['contractor', 'admin'], 'messages', 200],
  ['POST', '/api/developer/conversations/:id/messages', ['contractor', 'admin'], 'sendMessage', 201],
  ['GET', '/api/developer/prompt-templates', ['contractor', 'admin'], 'availablePromptTemplates', 200],
  ['POST', '/api/developer/test-jarvis', ['contractor', 'admin'], 'testJarvis', 200],
  ['GET', '/api/admin/prompt-templates', ['admin'], 'promptTemplates', 200],
  ['POST', '/api/admin/prompt-templates', ['admin'], 'createPromptTemplate', 201],
  ['PUT', '/api/admin/prompt-templates/:id', ['admin'], 'updatePromptTemplate', 200],
  ['DELETE', '/api/admin/prompt-templates/:id', ['admin'], 'deletePromptTemplate', 204],
  ['GET', '/api/admin/ai-documents', ['contractor', 'admin'], 'aiDocuments', 200],
  ['POST', '/api/admin/ai-documents', ['admin'], 'createAiDocument', 201],
  ['PUT', '/api/admin/ai-documents/:id', ['admin'], 'updateAiDocument', 200],
  ['DELETE', '/api/admin/ai-documents/:id', ['admin'], 'deleteAiDocument', 204],
  ['POST', '/api/admin/ai-documents/upload', ['admin'], 'startDocumentUpload', 200],
  ['POST', '/api/admin/ai-documents/process', ['admin'], 'processDocument', 202],
  ['GET', '/api/admin/invites', ['admin'], 'invitations', 200],
  ['POST', '/api/admin/invites', ['admin'], 'createInvitation', 201],
  ['GET', '/api/admin/contractor-roles', ['admin'], 'contractorRoles', 200],
  ['POST', '/api/admin/contractor-roles', ['admin'], 'createContractorRole', 201],
  ['GET', '/api/admin/dashboard-stats', ['admin'], 'dashboardStats', 200],
  ['GET', '/api/knowledge-resources', ['user'], 'knowledgeResources', 200],
  ['POST', '/api/knowledge-resources', ['admin', 'analyst'], 'createKnowledgeResource', 201],
  ['PUT', '/api/knowledge-resources/:id', ['admin', 'analyst'], 'updateKnowledgeResource', 200],
  ['DELETE', '/api/knowledge-resources/:id', ['admin', 'analyst'], 'deleteKnowledgeResource', 204],
  ['GET', '/api/sales/leads', ['sales', 'admin'], 'leads', 200],
  ['POST', '/api/sales/leads', ['sales', 'admin'], 'createLead', 201],
  ['GET', '/api/sales/clients', ['sales', 'admin'], 'salesClients', 200],
  ['GET', '/api/sales/metrics', ['sales', 'admin'], 'salesMetrics', 200],
  ['GET', '/api/tasks', ['pm', 'admin'], 'tasks', 200],
  ['GET', '/api/team', ['pm', 'admin'], 'team', 200],
];

/** The sample's credentials and secrets are made up: an error about them shows that access was granted. */
const refusals: Record<string, string> = {
  signIn: 'UNAUTHENTICATED',
  signInAsFounder: 'UNAUTHENTICATED',
  validateInvitationCode: 'INVITATION_INVALID',
  validateInvitation: 'INVITATION_INVALID',
  register: 'INVITATION_INVALID',
  completeContractorRegistration: 'INVITATION_INVALID',
};

/** Conversations have one owner (contract: "owner"): other people get not found. */
const owner = 'developer';
const belongsToOwner = (path: string) => /conversations\/:/.test(path);

const wrongBodies: Array<[what: string, body: string, type: string, status: number, code: unknown]> = [
  ['that is not JSON', '{"name":', 'application/json', 400, 'MALFORMED_REQUEST'],
  ['that is a list', '[]', 'application/json', 400, 'MALFORMED_REQUEST'],
  ['that is a number', '5', 'application/json', 400, 'MALFORMED_REQUEST'],
  ['of another type', 'name=Ada', 'application/x-www-form-urlencoded', 400, 'MALFORMED_REQUEST'],
  ['over 1 MB', JSON.stringify({ name: 'a'.repeat(1_100_000) }), 'application/json', 413, 'TOO_LARGE'],
  ['nested 5000 deep', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, 'application/json', 400, expect.any(String)],
  ['with an unknown field', '{"surprise":1}', 'application/json', 400, expect.any(String)],
];

let world: World;
/** Someone who can sign out without ending a session that the other rows need. */
let noSession: TestClient;
/** For the requests that change nothing. */
let unchanged: ReturnType<World['own']> | undefined;
let shapes: Awaited<ReturnType<typeof createShapeValidator>>;
beforeAll(async () => {
  world = await createWorld();
  noSession = clientOfUrl(world.app.url);
  shapes = await createShapeValidator(world.app.client);
});
afterAll(() => world.app.stop());

test('the route table matches the contract', () => {
  const rows = routes.map(
    ({ method, path, operation, status }) => `${method.toUpperCase()} ${path} ${operation} ${status}`,
  );
  const expected = contract.map(([method, path, , operation, status]) => `${method} ${path} ${operation} ${status}`);
  expect(rows.toSorted()).toEqual(expected.toSorted());
});

const mayCall = (who: Audience[], kind: string) =>
  who.some((audience) => isInAudience(audience, sampleViewers[kind] ?? null));

describe.each(contract)('%s %s', (method, path, who, operation, status) => {
  /** A valid request for the owner of the data. */
  const prepare = async ({ changes }: { changes: boolean }) => {
    const things = changes ? await world.own(operation) : await (unchanged ??= world.own());
    const { input, ...ids } = createSampleArguments(things)[operation] ?? {};
    const { conversationId, ...body } = (input ?? {}) as { conversationId?: string };
    const id = String(ids.id ?? ids.conversationId ?? conversationId);
    return { address: path.replace(':id', id), input: method === 'GET' ? undefined : input && body };
  };
  const getClient = (kind: string) => {
    const client = world.clients[kind];
    if (!client) throw new Error(`There is no ${kind}`);
    return operation === 'signOut' ? noSession : client;
  };

  test.each(Object.keys(sampleViewers))('for %s', async (kind) => {
    const { address, input } = await prepare({ changes: method !== 'GET' && mayCall(who, kind) });
    const { status: seen, body } = await getClient(kind).send<{ code?: string }>(method, address, input);
    if (seen !== 204) expect(shapes.findResponseErrors(method, path, seen, body)).toEqual([]);
    if (!mayCall(who, kind))
      expect([seen, body.code]).toEqual(kind === 'signed out' ? [401, 'UNAUTHENTICATED'] : [403, 'FORBIDDEN']);
    else if (refusals[operation]) expect(body.code).toBe(refusals[operation]);
    else if (belongsToOwner(path) && kind !== owner) expect([seen, body.code]).toEqual([404, 'NOT_FOUND']);
    else {
      expect(seen).toBe(status);
      if (status === 204) expect(body).toBe('');
    }
  });

  if ((method === 'POST' || method === 'PUT') && operation !== 'signOut')
    test.each(wrongBodies)('rejects a body %s, and writes nothing', async (_what, body, type, refusal, code) => {
      const { address } = await prepare({ changes: false });
      const rows = await world.rowCount();
      const caller = Object.keys(sampleViewers).find((kind) => mayCall(who, kind)) ?? '';
      const reply = await getClient(caller).send(method, address, body, { 'content-type': type });
      expect(reply).toMatchObject({ status: refusal, body: { code, message: expect.stringMatching(/\S/) } });
      expect(shapes.findResponseErrors(method, path, refusal, reply.body)).toEqual([]);
      expect(await world.rowCount()).toEqual(rows);
    });
});
