import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { auditActions, auditKinds } from 'rules/audit';
import { v7 } from 'uuid';
import { sampleViewers } from '#access/access-table';
import type { Viewer } from '#access/viewer';
import { followUsers } from '#accounts/follow-users';
import { followActivity } from '#activity-feed/follow-activity';
import { followAudit } from '#audit/follow-audit';
import { followClientStore } from '#client-store/follow-client-store';
import type { Context } from '#context';
import { openOrm, getPool } from '#db/orm';
import { Reader } from '#db/read';
import { ReadCache } from '#db/read-cache';
import { followDocuments } from '#documents/follow-documents';
import { entities } from '#entities';
import { followCourseProgress } from '#knowledge/follow-course-progress';
import { followKnowledge } from '#knowledge/follow-knowledge';
import { followInvoices } from '#invoices/follow-invoices';
import { followLeads } from '#leads/follow-leads';
import { followPipeline } from '#leads/follow-pipeline';
import type { Topic, Topics } from '#live/bus';
import { findAudience } from '#live/find-audience';
import type { Audience } from '#live/shared-events';
import { followRemovedProjects } from '#projects/follow-removed-projects';
import { followReleases } from '#releases/follow-releases';
import { createSchema } from '#schema';
import { followOwnTasks, followTasks } from '#tasks/follow-tasks';
import { followNotes, followTicket } from '#tickets/follow-ticket';
import { followTickets } from '#tickets/follow-tickets';
import { cloneDatabase, type TestDatabase } from '#test/database';
import { type Factories, createFactories, type TestUser } from '#test/factories';
import { getTrialCount } from '#test/trials';

let database: TestDatabase;
let make: Factories;
let reads: ReadCache;
let close: () => Promise<void>;
beforeAll(async () => {
  database = await cloneDatabase();
  make = createFactories(database.pool);
  const orm = await openOrm({ url: database.url, entities, log: pino({ level: 'silent' }) });
  reads = new ReadCache(await getPool(orm), orm.getMetadata());
  close = () => orm.close(true);
});
afterAll(async () => {
  await close();
  await database.drop();
});

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
const maybe = <T>(value: T) => (Math.random() < 0.5 ? value : undefined);
const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));

/** Three people of each kind. */
const somePeople = async (): Promise<Viewer[]> => {
  const principals = Object.values(sampleViewers).flatMap((principal) =>
    principal ? [principal, principal, principal] : [],
  );
  return Promise.all(
    principals.map(async (principal) => ({
      ...principal,
      id: (await make.user({ ...principal, hasPassword: false })).id,
    })),
  );
};
const insert = async (table: string, row: Record<string, unknown>): Promise<string> => {
  const whole = { id: v7(), created_at: new Date(), updated_at: new Date(), ...row };
  const holes = Object.keys(whole).map((_, index) => `$${index + 1}`);
  await database.pool.query(
    `insert into ${table} (${Object.keys(whole).join(', ')}) values (${holes.join(', ')})`,
    Object.values(whole),
  );
  return whole.id;
};

/** Random rows of these people, and for each subscription the events that may be published about them. */
async function someEvents(
  people: Viewer[],
): Promise<Record<string, { audience: Audience; events: Array<Topics[Topic]> }>> {
  const of = (role: string) => people.filter((person) => person.role === role) as unknown as TestUser[];
  const [clients, contractors] = [of('client'), of('contractor')];
  const projects = await times(8, () =>
    make.project({
      client: pick(clients),
      ...(maybe(true) && { developer: pick(contractors) }),
      ...(maybe(true) && { tester: pick(contractors) }),
      ...(maybe(true) && { projectManager: pick(contractors) }),
    }),
  );
  const tickets = await times(8, () =>
    make.ticket({
      client: pick(clients),
      ...(maybe(true) && { assignee: pick(contractors) }),
      ...(maybe(true) && { project: pick(projects) }),
      status: pick(['open', 'in_progress', 'resolved']),
    }),
  );
  const requests = await times(2, () => make.clientStoreRequest());
  const [documents, leads] = await Promise.all([
    times(4, () => make.aiDocument({ isActive: pick([true, false]) })),
    times(2, () => make.lead()),
  ]);
  const resources = await times(4, () => make.knowledgeResource({ isPublished: pick([true, false]) }));
  const invoices = await times(4, () => make.invoice({ client: pick(clients), state: pick(['draft', 'sent']) }));
  const activities = await Promise.all([
    ...projects.map(({ id }) => insert('activity', { description: 'x', project_id: id })),
    ...tickets.map(({ id }) => insert('activity', { description: 'x', support_ticket_id: id })),
    ...requests.map(({ id }) => insert('activity', { description: 'x', client_store_request_id: id })),
  ]);
  const messages = await Promise.all(
    tickets.map(async ({ id: ticketId }) => {
      const author_id = pick(people).id;
      return {
        id: await insert('ticket_messages', { content: 'x', from_team: true, author_id, ticket_id: ticketId }),
        ticketId,
      };
    }),
  );
  const notes = await Promise.all(
    tickets.map(async ({ id: ticketId }) => ({
      id: await insert('ticket_notes', { content: 'x', author_id: pick(people).id, ticket_id: ticketId }),
      ticketId,
    })),
  );
  const entry = {
    actor_id: pick(people).id,
    action: auditActions[0],
    subject_kind: auditKinds[0],
    subject_id: v7(),
    subject_label: 'x',
  };
  const entries = [{ id: await insert('audit_entries', entry) }];
  const gone = { id: v7() };
  const context = {} as Context;
  return {
    activityAdded: { audience: followActivity().audience, events: [...activities.map((id) => ({ id })), gone] },
    pipelineChanged: { audience: followPipeline().audience, events: [...activities.map((id) => ({ id })), gone] },
    auditEntryAdded: { audience: followAudit().audience, events: [...entries, gone] },
    clientStoreChanged: { audience: followClientStore().audience, events: [...requests, gone] },
    leadChanged: { audience: followLeads().audience, events: [...leads, gone] },
    userChanged: { audience: followUsers().audience, events: [...people, gone].map(({ id }) => ({ id })) },
    invoiceChanged: {
      audience: followInvoices().audience,
      events: [...invoices, gone].map(({ id }) => ({ id, clientId: pick(clients).id })),
    },
    documentProgress: { audience: followDocuments(context).audience, events: [...documents, gone] },
    courseProgressChanged: {
      audience: followCourseProgress().audience,
      events: [{ personId: pick(people).id, resourceId: pick(resources).id }],
    },
    knowledgeChanged: {
      audience: followKnowledge().audience,
      events: [...resources, gone].map(({ id }) => ({ id, wasPublished: pick([true, false]) })),
    },
    projectRemoved: {
      audience: followRemovedProjects().audience,
      events: [{ id: v7(), personIds: [pick(people).id, pick(people).id] }],
    },
    releaseMoved: { audience: followReleases().audience, events: [{ remote: 'mfe-client' }] },
    taskChanged: {
      audience: followTasks().audience,
      events: [...projects, gone].map(({ id: projectId }) => ({ id: v7(), projectId, assigneeIds: [] })),
    },
    myTaskChanged: {
      audience: followOwnTasks().audience,
      events: [...projects, gone].map(({ id: projectId }) => ({
        id: v7(),
        projectId,
        assigneeIds: [pick(people).id, pick(people).id],
        reporterId: pick(people).id,
      })),
    },
    supportTicketChanged: {
      audience: followTickets().audience,
      events: [...tickets, ...tickets, gone].map(({ id }) => ({
        id,
        resolvedNow: pick([true, false]),
        teamOnly: pick([true, false]),
        ...(Math.random() < 0.3 && { onlyTo: [pick(people).id, pick(people).id] }),
      })),
    },
    ticketMessages: { audience: followTicket(context, tickets[0]?.id ?? '').audience, events: messages },
    ticketNotes: { audience: followNotes(context, tickets[0]?.id ?? '').audience, events: notes },
  };
}

/** Checks each follower individually, in SQL. */
async function isVisible({ visible, row }: Audience, viewer: Viewer, event: Topics[Topic]): Promise<boolean> {
  const answer = visible(viewer, event);
  if (typeof answer === 'boolean') return answer;
  if (!row) return false;
  const where = { $and: [{ id: row.getRowId(event) }, answer] };
  return new Reader(reads, () => viewer).exists(row.entity, where as object);
}

test('the audience of an event, found once, matches querying the database for each person', async () => {
  for (let round = 0; round < getTrialCount({ short: 3, long: 20 }); round += 1) {
    const people = await somePeople();
    const principals = [
      ...new Map(
        people.map(({ role, contractorRole, isFounder }) => [
          `${role} ${contractorRole} ${isFounder}`,
          { role, contractorRole, isFounder },
        ]),
      ).values(),
    ];
    for (const [subscription, { audience, events }] of Object.entries(await someEvents(people)))
      for (const event of events) {
        const found = await findAudience(reads, audience, event, principals);
        const shared = people.filter(({ id, ...principal }) =>
          found.named.has(id) ? found.includes(principal, id) : found.includesUnnamed(principal),
        );
        const visibleTo: Viewer[] = [];
        for (const viewer of people) if (await isVisible(audience, viewer, event)) visibleTo.push(viewer);
        expect({ subscription, event, audience: shared }).toEqual({ subscription, event, audience: visibleTo });
      }
  }
}, 120_000);

test('every subscription is shared, except personal ones', async () => {
  const fields = Object.keys(createSchema().getSubscriptionType()?.getFields() ?? {});
  const shared = Object.keys(await someEvents(await somePeople()));
  expect([...shared, 'jarvisReply', 'templateTrial'].toSorted()).toEqual(fields.toSorted());
});
