import { v7 } from 'uuid';
import { exampleBodies } from '#rest/examples';
import { testPassword } from '#test/factories';
import type { Things } from '#test/world';

type Arguments = Record<string, unknown>;

/** For every operation, arguments that are valid for whoever owns these things: one line an operation, for tests that walk all. */
export function sampleArguments(things: Things): Record<string, Arguments> {
  const {
    project,
    completedProject,
    task,
    ticket,
    request,
    conversation,
    template,
    document,
    resource,
    lead,
    person,
    invitation,
    passkey,
  } = things;
  const credentials = { email: 'nobody@test.test', password: 'not-their-password' };
  const nobodys = 'the-token-of-no-invitation';
  return {
    me: {},
    signIn: { input: credentials },
    signInAsFounder: { input: credentials },
    signOut: {},
    validateInvitationCode: { input: { ...exampleBodies.validateInvitationCode, code: 'AAAA-CCCC-DDDD' } },
    validateInvitation: { input: { token: nobodys } },
    register: { input: { ...exampleBodies.register, token: nobodys } },
    completeContractorRegistration: {
      input: { ...exampleBodies.completeContractorRegistration, invitationCode: 'AAAA-CCCC-DDDD' },
    },
    secondFactors: {},
    startTotpEnrolment: {},
    confirmTotpEnrolment: { input: { code: '123456' } },
    removeTotp: { input: { password: testPassword } },
    renewRecoveryCodes: { input: { password: testPassword } },
    passkeyRegistrationOptions: {},
    addPasskey: { input: { name: 'Telephone', response: { id: 'nothing' } } },
    removePasskey: { id: passkey, input: { password: testPassword } },
    signInWithTotp: { input: { code: '123456' } },
    signInWithRecoveryCode: { input: { code: 'AAAA-CCCC-DDDD-EEEE' } },
    passkeySignInOptions: {},
    signInWithPasskey: { input: { response: { id: 'nothing' } } },
    contractorProfile: {},
    contractorSummary: {},
    knowledgeSummary: {},
    platformHealth: {},
    systemAlerts: {},
    salesPipeline: {},
    invitations: { first: 1 },
    createInvitation: { input: exampleBodies.createInvitation },
    resendInvitation: { id: invitation },
    revokeInvitation: { id: invitation },
    users: { first: 1 },
    changeUserRole: { id: person, role: 'client' },
    deactivateUser: { id: person },

    projects: { first: 1 },
    project: { id: project },
    clientSummary: {},
    createProject: { input: { title: 'Shop', description: 'A shop for tea', tier: 'small', technologies: ['React'] } },
    updateProject: { id: project, input: { status: 'testing', progress: 80, liveUrl: 'https://shop.example' } },
    rateProject: { id: completedProject, rating: 5 },
    contactClient: { projectId: project, message: 'It is ready to try' },
    activity: { first: 1 },
    activityAdded: {},
    tasks: {},
    team: {},
    createTask: { input: { projectId: project, title: 'Draw the map', dueOn: '2026-12-01' } },
    moveTask: { id: task, input: { status: 'done', position: 0 } },
    assignTask: { id: task, assigneeId: person },

    supportTickets: { first: 1 },
    supportTicket: { id: ticket },
    openTicket: { input: { title: 'Broken', description: 'It does not open', projectId: project } },
    replyToTicket: { id: ticket, input: { content: 'Looking into it' } },
    resolveTicket: { id: ticket },
    ticketMessages: { ticketId: ticket },
    clientStoreRequests: { first: 1 },
    acceptClientStoreRequest: { id: request },
    contactClientStoreRequest: { id: request, message: 'When may we call?' },
    declineClientStoreRequest: { id: request },
    payouts: {},
    contractorRole: {},
    contractorRoles: {},
    createContractorRole: { input: { name: inLetters(v7()), displayName: 'A role' } },
    dashboardStats: {},

    submitEnquiry: { input: exampleBodies.submitEnquiry },
    startEnquiryUpload: { input: { fileName: 'brief.pdf' } },
    callSlots: { days: 1 },
    bookCall: { input: { name: 'Ada', email: 'ada@test.test', startsAt: '2026-01-01T00:00:00Z' } },
    leads: { first: 1 },
    salesClients: {},
    salesMetrics: {},
    createLead: { input: exampleBodies.createLead },
    updateLead: { id: lead, input: { status: 'contacted', notes: 'Called' } },

    knowledgeResources: { first: 1 },
    createKnowledgeResource: { input: exampleBodies.createKnowledgeResource },
    updateKnowledgeResource: { id: resource, input: exampleBodies.updateKnowledgeResource },
    deleteKnowledgeResource: { id: resource },
    suggestTool: { input: { title: 'A tool' } },
    aiDocuments: {},
    createAiDocument: { input: exampleBodies.createAiDocument },
    updateAiDocument: { id: document, input: exampleBodies.updateAiDocument },
    deleteAiDocument: { id: document },
    promptTemplates: {},
    availablePromptTemplates: {},
    createPromptTemplate: { input: exampleBodies.createPromptTemplate },
    updatePromptTemplate: { id: template, input: exampleBodies.updatePromptTemplate },
    deletePromptTemplate: { id: template },
    conversations: { first: 1 },
    messages: { conversationId: conversation, first: 1 },
    createConversation: { input: { title: 'Sessions', templateIds: [template] } },
    updateConversation: { id: conversation, input: { title: 'Sessions', templateIds: [template] } },
    deleteConversation: { id: conversation },
  };
}

/** A name of a role has letters and underscores only, and stands once. */
const inLetters = (id: string) =>
  id.replaceAll('-', '_').replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');
