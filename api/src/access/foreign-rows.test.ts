import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getNamedType, isInputObjectType, type GraphQLInputField, type GraphQLArgument } from 'graphql';
import { createSchema } from '#schema';
import { type Operation, getOperations } from '#test/operations';
import { createSampleArguments } from '#test/sample-arguments';
import { createWorld, createMissingThings, type Things, type World } from '#test/world';

const operations = getOperations(createSchema()).filter(({ kind }) => kind !== 'subscription');

/** Paths of the ids among the arguments: `id`, `input.projectId`. Prompt templates have numeric ids (contract §4). */
const idPaths = ({ args, name }: Operation) => args.flatMap((arg) => pathsIn(arg, name));
function pathsIn(field: GraphQLArgument | GraphQLInputField, operation: string): string[] {
  const type = getNamedType(field.type);
  if (isInputObjectType(type))
    return Object.values(type.getFields()).flatMap((inner) =>
      pathsIn(inner, operation).map((path) => `${field.name}.${path}`),
    );
  const isId = type.name === 'ID' || (operation.endsWith('PromptTemplate') && field.name === 'id');
  return isId || field.name === 'templateIds' ? [field.name] : [];
}

/** A caller who may call the operation but does not see all rows, or the reason why its rows are shared. */
const callers: Record<string, { as: string; shared?: string }> = {
  project: { as: 'client' },
  supportTicket: { as: 'client' },
  messages: { as: 'developer' },
  sendMessage: { as: 'developer' },
  editQuestion: { as: 'developer' },
  retryReply: { as: 'developer' },
  stopReply: { as: 'developer' },
  updateProject: { as: 'developer' },
  changeProjectTeam: { as: 'pm' },
  rateProject: { as: 'client' },
  contactClient: { as: 'developer' },
  createTask: { as: 'pm' },
  moveTask: { as: 'pm' },
  assignTask: { as: 'pm' },
  updateTask: { as: 'pm' },
  deleteTask: { as: 'pm' },
  tasks: { as: 'pm' },
  boardTasks: { as: 'pm' },
  taskCounts: { as: 'pm' },
  taskWeeks: { as: 'pm' },
  team: { as: 'pm', shared: 'project managers assign every contractor' },
  openTicket: { as: 'client' },
  replyToTicket: { as: 'client' },
  resolveTicket: { as: 'developer' },
  createConversation: { as: 'developer', shared: 'every contractor may choose every active template' },
  updateConversation: { as: 'developer' },
  deleteConversation: { as: 'developer' },
  acceptClientStoreRequest: { as: 'developer', shared: 'the first contractor takes it' },
  contactClientStoreRequest: { as: 'developer', shared: 'every contractor may answer it' },
  declineClientStoreRequest: { as: 'developer', shared: 'a request belongs to no one' },
  startEnquiryReview: { as: 'sales', shared: 'sales works on every lead together' },
  movePipelineDeal: { as: 'sales', shared: 'sales moves every deal' },
  lead: { as: 'sales', shared: 'sales works on every lead together' },
  updateLead: { as: 'sales', shared: 'sales works on every lead together' },
  changeUserRole: { as: 'admin', shared: 'administrators manage everyone' },
  removeSecondFactors: { as: 'admin', shared: 'administrators manage everyone' },
  endUserSessions: { as: 'admin', shared: 'administrators manage everyone' },
  deactivateUser: { as: 'admin', shared: 'administrators manage everyone' },
  reactivateUser: { as: 'admin', shared: 'administrators manage everyone' },
  updateContractorRole: { as: 'admin', shared: 'administrators manage all roles' },
  endSession: { as: 'client' },
  resendInvitation: { as: 'admin', shared: 'administrators manage all invitations' },
  revokeInvitation: { as: 'admin', shared: 'administrators manage all invitations' },
  removePasskey: { as: 'client' },
  updateKnowledgeResource: { as: 'analyst', shared: 'analysts manage the whole hub' },
  deleteKnowledgeResource: { as: 'analyst', shared: 'analysts manage the whole hub' },
  knowledgeResource: { as: 'developer', shared: 'published resources are for everyone' },
  countKnowledgeView: { as: 'developer', shared: 'published resources are for everyone' },
  courseLessons: { as: 'developer', shared: 'published resources are for everyone' },
  markCourseProgress: { as: 'developer', shared: 'everyone may take published courses' },
  updateAiDocument: { as: 'admin', shared: 'administrators manage all documents' },
  deleteAiDocument: { as: 'admin', shared: 'administrators manage all documents' },
  passage: { as: 'developer', shared: 'every contractor may read every active document' },
  documentPassages: { as: 'developer', shared: 'every contractor may read every active document' },
  retryDocument: { as: 'admin', shared: 'administrators manage all documents' },
  revokeReleaseKey: { as: 'admin', shared: 'administrators manage all keys' },
  registerSigningKey: { as: 'admin', shared: 'administrators manage all keys' },
  approveRelease: { as: 'admin', shared: 'administrators review all releases' },
  declineRelease: { as: 'admin', shared: 'administrators review all releases' },
  approvePortalPath: { as: 'admin', shared: 'administrators review all paths' },
  declinePortalPath: { as: 'admin', shared: 'administrators review all paths' },
  retirePortalPath: { as: 'admin', shared: 'administrators review all paths' },
  endOverride: { as: 'admin', shared: 'administrators manage all overrides' },
  updatePromptTemplate: { as: 'admin', shared: 'administrators manage all templates' },
  deletePromptTemplate: { as: 'admin', shared: 'administrators manage all templates' },
};

let world: World;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world.app.stop());

const withIds = operations.filter((operation) => idPaths(operation).length > 0);

test('every operation that takes an id is in this table, and no other', () => {
  expect(Object.keys(callers).toSorted()).toEqual(withIds.map(({ name }) => name).toSorted());
});

describe.each(withIds.map((operation) => [operation.name, operation] as const))('%s', (name, operation) => {
  const caller = callers[name];
  const call = async (things: Things) => {
    const client = world.clients[caller?.as ?? ''];
    const reply = await client?.graphql<Record<string, unknown>>(
      operation.document,
      createSampleArguments(things)[name] ?? {},
    );
    return { code: reply?.errors?.[0]?.extensions.code, answer: reply?.data?.[name], errors: reply?.errors };
  };
  /** Not found: an error, or null if the field is nullable. */
  const expectNothing = ({ code, answer }: Awaited<ReturnType<typeof call>>) => {
    if (code === undefined && answer === null) return;
    expect(code).toMatch(/^(NOT_FOUND|BAD_USER_INPUT)$/);
  };

  test("accepts the caller's own row", async () => {
    const { errors, answer } = await call(await world.own());
    expect(errors).toBeUndefined();
    expect(answer).toBeTruthy();
  });

  test(
    caller?.shared
      ? `accepts other people's rows: ${caller.shared}`
      : "does not find other people's rows and changes nothing",
    async () => {
      const foreign = await world.foreign();
      const before = await world.rowCount();
      const reply = await call(foreign);
      if (caller?.shared) expect(reply.errors).toBeUndefined();
      else {
        expectNothing(reply);
        expect(await world.rowCount()).toBe(before);
      }
    },
  );

  test('does not find a row that does not exist', async () => {
    expectNothing(await call(createMissingThings()));
  });
});
