import type { Pool } from 'pg';
import type { Role } from 'rules/people';
import { v7 } from 'uuid';
import { hashPassword } from '#people/passwords';
import { inLetters } from '#test/in-letters';
import { jarvisFactories } from '#test/jarvis-factories';
import { knowledgeFactory } from '#test/knowledge-factory';
import { releaseFactories } from '#test/release-factories';
import { rowCounter } from '#test/row-counter';
import { salesFactories } from '#test/sales-factories';

export const testPassword = 'test-password-123';
let hash: Promise<string> | undefined;

export interface TestUser {
  id: string;
  email: string;
  role: Role;
  contractorRole: string | null;
}
export interface TestProject {
  id: string;
  title: string;
}
export type Insert = (table: string, row: Record<string, unknown>) => Promise<unknown>;
export type Factories = ReturnType<typeof factoriesOn>;

/** Rows for tests, straight into the database. What a row needs and a test does not name is made too. */
export function factoriesOn(pool: Pool) {
  const insert: Insert = (table, row) => {
    const now = new Date();
    const whole = { created_at: now, updated_at: now, ...row };
    const names = Object.keys(whole);
    const holes = names.map((_, index) => `$${index + 1}`).join(', ');
    return pool.query(`insert into ${table} (${names.join(', ')}) values (${holes})`, Object.values(whole));
  };

  const user = async ({
    hasPassword = true,
    ...given
  }: Partial<TestUser> & { firstName?: string; lastName?: string; hasPassword?: boolean } = {}): Promise<TestUser> => {
    const id = v7();
    const made: TestUser = { id, email: `${id}@test.test`, role: 'client', contractorRole: null, ...given };
    await insert('users', {
      id,
      email: made.email,
      first_name: given.firstName ?? 'First',
      last_name: given.lastName ?? 'Last',
      role: made.role,
      contractor_role: made.contractorRole,
      password_hash: hasPassword ? await (hash ??= hashPassword(testPassword, null)) : null,
    });
    return made;
  };

  const project = async (
    given: {
      client?: TestUser;
      developer?: TestUser;
      tester?: TestUser;
      projectManager?: TestUser;
      status?: string;
      title?: string;
      fees?: [string, string];
      createdAt?: Date;
      rating?: number;
      stagingUrl?: string;
    } = {},
  ): Promise<TestProject> => {
    const id = v7();
    const title = given.title ?? `Project ${id.slice(-4)}`;
    await insert('projects', {
      id,
      title,
      description: 'A project of a test',
      status: given.status ?? 'in_progress',
      tier: 'small',
      implementation_fee: given.fees?.[0] ?? '2500.00',
      monthly_support_fee: given.fees?.[1] ?? '129.00',
      technologies: ['TypeScript'],
      client_id: (given.client ?? (await user())).id,
      developer_id: given.developer?.id ?? null,
      tester_id: given.tester?.id ?? null,
      project_manager_id: given.projectManager?.id ?? null,
      ...(given.createdAt && { created_at: given.createdAt }),
      ...(given.rating && { rating: given.rating }),
      ...(given.stagingUrl && { staging_url: given.stagingUrl }),
    });
    return { id, title };
  };

  const activity = async (of: TestProject, description = 'Something happened') => {
    const id = v7();
    await insert('activity', { id, description, project_id: of.id });
    return { id, description };
  };

  const ticket = async (
    given: {
      client?: TestUser;
      project?: TestProject;
      assignee?: TestUser;
      status?: string;
      title?: string;
      priority?: string;
      createdAt?: Date;
    } = {},
  ) => {
    const id = v7();
    await insert('support_tickets', {
      id,
      title: given.title ?? `Ticket ${id.slice(-4)}`,
      description: 'A ticket of a test',
      priority: given.priority ?? 'medium',
      status: given.status ?? 'open',
      client_id: (given.client ?? (await user())).id,
      project_id: given.project?.id ?? null,
      assignee_id: given.assignee?.id ?? null,
      ...(given.createdAt && { created_at: given.createdAt }),
    });
    return { id };
  };

  const clientStoreRequest = async (
    given: { name?: string; email?: string; tier?: string; status?: 'new' | 'contacted' | 'declined' } = {},
  ) => {
    const id = v7();
    await insert('client_store_requests', {
      id,
      name: given.name ?? 'Somebody',
      email: given.email ?? `${id}@test.test`,
      tier: given.tier ?? 'small',
      requirements: 'A request of a test',
      status: given.status ?? 'new',
    });
    return { id };
  };

  const payout = async (
    given: { contractor?: TestUser; project?: TestProject; kind?: string; amount?: string; paidAt?: string } = {},
  ) => {
    const id = v7();
    await insert('payouts', {
      id,
      kind: given.kind ?? 'project',
      amount: given.amount ?? '100.00',
      paid_at: given.paidAt ?? new Date(),
      contractor_id: (given.contractor ?? (await user({ role: 'contractor', contractorRole: 'developer' }))).id,
      project_id: given.project?.id ?? null,
    });
    return { id };
  };

  const task = async (
    given: {
      project?: TestProject;
      title?: string;
      status?: string;
      dueOn?: string;
      assignee?: TestUser;
      createdAt?: Date;
      doneAt?: Date;
    } = {},
  ) => {
    const id = v7();
    const project_id = (given.project ?? (await project())).id;
    await insert('tasks', {
      id,
      title: given.title ?? 'A task',
      status: given.status ?? (given.doneAt ? 'done' : 'todo'),
      position: 0,
      project_id,
      due_on: given.dueOn ?? null,
      assignee_id: given.assignee?.id ?? null,
      done_at: given.doneAt ?? null,
      ...(given.createdAt && { created_at: given.createdAt }),
    });
    return { id };
  };

  const aiDocument = async (given: { title?: string; isActive?: boolean; isUnread?: boolean } = {}) => {
    const id = v7();
    await insert('ai_documents', {
      id,
      title: given.title ?? 'A document',
      content_type: 'documentation',
      file_name: 'document.md',
      file_url: 'https://files.example/document.md',
      tags: [],
      is_active: given.isActive ?? true,
      ...(given.isUnread && { status: 'failed', stage: 'failed', failure_reason: 'It seems to be damaged' }),
    });
    return { id };
  };

  /** The row of a file that has been uploaded for a document. */
  const storedFile = async () => {
    const id = v7();
    await insert('stored_files', {
      id,
      key: `ai_document/${id}`,
      file_name: 'document.md',
      content_type: 'text/markdown',
      purpose: 'ai_document',
      token_hash: '',
      expires_at: new Date(),
      uploaded_at: new Date(),
      size: 1,
    });
    return { id };
  };

  const invitation = async (given: { email?: string; role?: Role } = {}) => {
    const id = v7();
    await insert('invitations', {
      id,
      email: given.email ?? `${id}@invited.test`,
      role: given.role ?? 'client',
      token_hash: v7(),
      code_hash: v7(),
      issued_at: new Date(),
      expires_at: new Date(Date.now() + 60 * 60 * 1000),
      issued_by_id: (await user({ role: 'admin', hasPassword: false })).id,
    });
    return { id };
  };

  const contractorRole = async (given: { name?: string; isActive?: boolean } = {}) => {
    const id = v7();
    const name = given.name ?? inLetters(id);
    await insert('contractor_roles', {
      id,
      name,
      display_name: 'A role',
      permissions: [],
      is_active: given.isActive ?? true,
    });
    return { id, name };
  };

  const passkey = async (given: { user?: TestUser } = {}) => {
    const id = v7();
    await insert('passkeys', {
      id,
      user_id: (given.user ?? (await user())).id,
      name: 'A passkey',
      credential_id: id,
      public_key: id,
      counter: 0,
      transports: [],
    });
    return { id };
  };

  /** How many rows each table has that a domain writes. */
  return {
    ...jarvisFactories(pool, insert, user),
    ...salesFactories(insert),
    user,
    project,
    activity,
    knowledgeResource: knowledgeFactory(insert),
    ticket,
    clientStoreRequest,
    payout,
    task,
    aiDocument,
    storedFile,
    invitation,
    passkey,
    ...releaseFactories(insert, user),
    contractorRole,
    rowCounts: rowCounter(pool),
  };
}
