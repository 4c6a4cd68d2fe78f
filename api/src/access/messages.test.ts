import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createSchema } from '#schema';
import { getOperations } from '#test/operations';
import { createSampleArguments } from '#test/sample-arguments';
import { createWorld, type World } from '#test/world';

const operations = getOperations(createSchema());

/** Every server-side message of the specification's validation tables: part 1 §5, part 2 §5. */
const messages: Array<[operation: string, as: string, field: string, value: unknown, message: string]> = [
  // Part 1
  ['validateInvitationCode', 'signed out', 'code', ' ', 'Login code is required'],
  ['validateInvitationCode', 'signed out', 'email', 'ada', 'Valid email is required'],
  ['signIn', 'signed out', 'email', 'ada', 'Please enter a valid email address'],
  ['signIn', 'signed out', 'password', '', 'Password is required'],
  ['register', 'signed out', 'firstName', 'A', 'First name is required'],
  ['register', 'signed out', 'lastName', 'B', 'Last name is required'],
  ['register', 'signed out', 'password', '11 letters.', 'Password must be at least 12 characters long'],
  ['createInvitation', 'admin', 'email', 'ada', 'Please enter a valid email address'],
  ['createInvitation', 'admin', 'role', undefined, 'Please select a role'],
  // Part 2
  ['createConversation', 'developer', 'title', ' ', 'Please provide a title and select at least one Jarvis template.'],
  [
    'createConversation',
    'developer',
    'templateIds',
    [],
    'Please provide a title and select at least one Jarvis template.',
  ],
  ['sendMessage', 'developer', 'conversationId', undefined, 'Please select a conversation first.'],
  ['sendMessage', 'developer', 'content', ' ', 'Please enter a message to send.'],
  ['createPromptTemplate', 'admin', 'name', '', 'Name is required'],
  ['createPromptTemplate', 'admin', 'systemPrompt', '', 'System prompt is required'],
  ['createPromptTemplate', 'admin', 'guardrails', ['a'], 'Please provide valid JSON for guardrails.'],
  ['createAiDocument', 'admin', 'title', '', 'Title is required'],
  ['createAiDocument', 'admin', 'fileName', '', 'File name is required'],
  ['createAiDocument', 'admin', 'fileUrl', '', 'File URL is required'],
  ['processDocument', 'admin', 'title', '', 'Title is required'],
  ['processDocument', 'admin', 'fileName', '', 'File name is required'],
  ['processDocument', 'admin', 'fileUrl', 'https://files.example/a.pdf', 'Please upload the file again'],
  ['startDocumentUpload', 'admin', 'fileName', '', 'Please choose a file'],
  ['createContractorRole', 'admin', 'name', '', 'Role name is required'],
  ['createContractorRole', 'admin', 'name', 'Data Scientist', 'Role name must be lowercase with underscores only'],
  ['createContractorRole', 'admin', 'displayName', '', 'Display name is required'],
  ['createKnowledgeResource', 'analyst', 'title', '', 'Title is required'],
  ['createKnowledgeResource', 'analyst', 'category', 'novel', 'Please select a category'],
  ['createKnowledgeResource', 'analyst', 'hub', undefined, 'Please select a hub'],
  ['completeContractorRegistration', 'client', 'firstName', 'A', 'First name must be at least 2 characters'],
  ['completeContractorRegistration', 'client', 'lastName', 'B', 'Last name must be at least 2 characters'],
  ['completeContractorRegistration', 'client', 'tagName', 'C', 'Tag name must be at least 2 characters'],
  ['completeContractorRegistration', 'client', 'tagName', 'c'.repeat(21), 'Tag name must be less than 20 characters'],
  ['completeContractorRegistration', 'client', 'experienceLevel', 'guru', 'Please select your experience level'],
  [
    'completeContractorRegistration',
    'client',
    'technologies',
    'React',
    "Please describe the technologies you've worked with (minimum 10 characters)",
  ],
  ['submitEnquiry', 'signed out', 'name', 'A', 'Name is required'],
  ['submitEnquiry', 'signed out', 'email', 'ada', 'Please enter a valid email address'],
  ['submitEnquiry', 'signed out', 'projectType', '', 'Please select what you want to build'],
  ['submitEnquiry', 'signed out', 'outcome', 'Too short', 'Please describe your biggest outcome goal'],
  ['submitEnquiry', 'signed out', 'budget', undefined, 'Please select your budget range'],
  ['submitEnquiry', 'signed out', 'timeline', '', 'Please select your timeline'],
  ['submitEnquiry', 'signed out', 'preferredPlan', '', 'Please select a preferred plan'],
  ['submitEnquiry', 'signed out', 'consent', false, 'You must agree to be contacted'],
  ['createLead', 'sales', 'contactEmail', 'ada', 'Please enter a valid email address'],
];

let world: World;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world.app.stop());

test.each(messages)('%s, called by %s with %s %j: %s', async (name, kind, field, value, message) => {
  const operation = operations.find((known) => known.name === name);
  const { input, ...args } = createSampleArguments(await world.own(name))[name] ?? {};
  const variables = { ...args, input: { ...(input as object), [field]: value } };
  const reply = await world.clients[kind]?.graphql(operation?.document ?? '', variables);
  expect(reply?.errors?.map(({ extensions }) => extensions)).toEqual([
    { code: 'BAD_USER_INPUT', fields: { [field]: message } },
  ]);
});
