import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/paths.mjs';

/** Every query that the shell or a portal sends, as listed by their builds, with those portals. */
export function readPortalQueries(folder = root) {
  const found = new Map();
  for (const portal of readdirSync(folder).filter((name) => /^(mfe-.+|shell)$/.test(name))) {
    const manifest = portal === 'shell' ? 'shell.json' : 'remote.json';
    const { operations } = JSON.parse(readFileSync(path.join(folder, portal, 'dist', manifest), 'utf8'));
    for (const { name, document } of operations.filter((each) => each.document.startsWith('query')))
      found.set(name, { name, document, portals: [...(found.get(name)?.portals ?? []), portal] });
  }
  return [...found.values()];
}

/** For an id argument: the newest row that the viewer can see, or else any row, which is then not found. */
const ids = {
  contractor: `select id from users where role = 'contractor' and $1::uuid is not null order by id desc limit 1`,
  project: `select id from projects order by ($1::uuid in (client_id, developer_id, tester_id, project_manager_id)) desc nulls last, id desc limit 1`,
  ticket: `select id from support_tickets order by ($1::uuid in (client_id, assignee_id)) desc nulls last, id desc limit 1`,
  lead: `select id from leads where $1::uuid is not null order by id desc limit 1`,
  resource: `select id from knowledge_resources where is_published and $1::uuid is not null order by id desc limit 1`,
  conversation: `select id from conversations order by (owner_id = $1::uuid) desc, id desc limit 1`,
  document: `select id from ai_documents where $1::uuid is not null order by id desc limit 1`,
  passage: `select id from ai_document_passages where $1::uuid is not null order by id desc limit 1`,
};
export const idLookups = Object.entries(ids);

const page = { first: 20 };
const always = () => [['', {}]];
const searches = (...texts) => texts.map((search) => [`search ${search}`, { search }]);

/** The variables of operations that take more than a page size. */
const variants = {
  AdminProjectDetail: ({ project }) => [['', { id: project }]],
  AdminProjects: () => [
    ['', {}],
    ['aged', { aged: true, direction: 'asc' }],
    ['testing', { status: 'testing' }],
    ...searches('harbour', 'change 4711'),
  ],
  AdminTeam: () => [['', {}], ...searches('novak')],
  AiNexusCards: () => [['', { area: 'tools' }]],
  AuditLog: () => [
    ['', {}],
    ['actor', { actor: 'admin@demo.test' }],
    ['action', { action: 'project_status_changed' }],
    ['rare action', { action: 'user_role_changed' }],
    ['old week', { from: daysAgo(400), until: daysAgo(393) }],
    ...searches('invoice', 'change 4711', 'nothing has this'),
  ],
  Assignees: () => [['', {}], ...searches('novak')],
  AssigneeName: ({ contractor }) => [['', { id: contractor }]],
  BoardColumn: ({ project }) => [
    ['', { status: 'todo' }],
    ['done', { status: 'done' }],
    ['search', { status: 'todo', search: 'invoice' }],
    ['of a project', { status: 'todo', projectId: project }],
  ],
  BoardCounts: ({ project }) => [
    ['', {}],
    ['search', { search: 'invoice' }],
    ['of a project', { projectId: project }],
  ],
  CallSlots: () => [['', { from: daysAgo(0), days: 14 }]],
  ChatMessages: ({ conversation }) => [['', { conversationId: conversation }]],
  CitedPassage: ({ passage }) => [['', { id: passage }]],
  Contacts: () => [
    ['', {}],
    ['clients', { kind: 'client' }],
    ['won', { leadStatus: 'won' }],
    ...searches('harbour', 'contact 4711', 'nothing has this'),
  ],
  ConversationIsThere: ({ conversation }) => [['', { id: conversation }]],
  ConversationMatches: () => searches('invoice', '4711', 'nothinghasthis'),
  DocumentMatches: () => searches('invoice', 'change 471', 'nothinghasthis'),
  DocumentText: ({ document }) => [['', { documentId: document }]],
  EditedResource: ({ resource }) => [['', { id: resource }]],
  EnquiryProgress: () => [['', { key: 'nobodys' }]],
  HubUsers: () => [['', {}], ['contractors', { role: 'contractor' }], ...searches('novak', 'person4711')],
  KnowledgeList: () => [
    ...['created', 'title', 'views', 'category'].map((sort) => [`by ${sort}`, { sort, direction: 'desc' }]),
    ...searches('invoice').map(([name, search]) => [name, { ...search, sort: 'created', direction: 'desc' }]),
  ],
  LeadCounts: () => [['', {}], ...searches('museum', 'contact 4711')],
  LeadDetail: ({ lead }) => [['', { id: lead }]],
  LeadList: ({ leads }) => [
    ['', { skip: 0 }],
    ['deep', { skip: Math.floor(leads * 0.9) }],
    ['won, deep', { status: 'won', skip: Math.floor(leads * 0.15) }],
    ...searches('museum', 'contact 4711').map(([name, search]) => [name, { ...search, skip: 0 }]),
  ],
  ManagedProjects: () => [
    ['', {}],
    ['testing', { status: 'testing' }],
  ],
  OpenResource: ({ resource }) => [['', { id: resource }]],
  ProjectDetail: ({ project }) => [['', { id: project }]],
  ProjectName: ({ project }) => [['', { id: project }]],
  ProjectNames: () => [['', {}], ...searches('invoice')],
  ProjectList: () => [
    ['', {}],
    ['finished', { finished: true }],
  ],
  RequestedProject: ({ project }) => [['', { id: project }]],
  SalesAnalytics: () => [
    ['', { months: 6 }],
    ['a year', { months: 12 }],
  ],
  SecurityLog: () => [
    ['', {}],
    ['kind', { kinds: ['sign_in_failed'] }],
    ['rare kind', { kinds: ['password_reset_requested'] }],
    ['account', { account: 'person4711' }],
    ['address', { address: '192.0.2.7' }],
    ['old week', { from: daysAgo(400), until: daysAgo(393) }],
  ],
  SiteVisits: () => [['', { days: 30 }]],
  StrategyCall: () => [['', { key: 'nobodys' }]],
  TaskWeeks: ({ project }) => [
    ['', {}],
    ['of a project', { projectId: project }],
  ],
  TeamLoad: () => [['', {}], ...searches('novak')],
  TicketProject: ({ project }) => [['', { id: project }]],
  TicketProjects: () => [['', {}], ...searches('invoice')],
  Tickets: () => [
    ['open', { resolved: false }],
    ['resolved', { resolved: true }],
  ],
  TicketThread: ({ ticket }) => [['', { id: ticket }]],
};

const daysAgo = (days) => new Date(Date.now() - days * 86_400_000).toISOString();

/** The requests of an operation, with ids that the viewer can see. */
export function createRequests({ name, document }, found) {
  const taken = new Set([...document.matchAll(/\$(\w+): /g)].map(([, variable]) => variable));
  return (variants[name] ?? always)(found).map(([variant, variables]) => ({
    operation: variant ? `${name} (${variant})` : name,
    query: document,
    variables: Object.fromEntries(
      Object.entries({ ...page, ...variables }).filter(([variable]) => taken.has(variable)),
    ),
  }));
}
