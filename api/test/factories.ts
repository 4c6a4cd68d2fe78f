import { hash } from '@node-rs/argon2';
import type { Pool } from 'pg';
import type { Role } from 'rules/people';
import { v7 } from 'uuid';
import { toLetters } from '#test/to-letters';
import { createIntegrationFactories } from '#test/integration-factories';
import { createJarvisFactories } from '#test/jarvis-factories';
import { createKnowledgeFactory } from '#test/knowledge-factory';
import { createProfileFactory } from '#test/profile-factory';
import { createMoneyFactories } from '#test/money-factories';
import { createReleaseFactories } from '#test/release-factories';
import { createRowCounter } from '#test/row-counter';
import { createSalesFactories } from '#test/sales-factories';

export const testPassword = 'test-password-123';
/** At the lowest cost that the format has: most tests sign in, and few are about passwords. */
const hashCheaply = (password: string) => hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

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
export type Factories = ReturnType<typeof createFactories>;

/** Inserts rows for tests directly into the database, with all rows that they depend on. */
export function createFactories(pool: Pool, hashPassword = hashCheaply) {
  let passwordHash: Promise<string> | undefined;
  const insert: Insert = (table, row) => {
    const now = new Date();
    const whole = { created_at: now, updated_at: now, ...row };
    const names = Object.keys(whole);
    const holes = names.map((_, index) => `$${index + 1}`).join(', ');
    return pool.query(`insert into ${table} (${names.join(', ')}) values (${holes})`, Object.values(whole));
  };

  const user = async ({
    hasPassword = true,
    ...attributes
  }: Partial<TestUser> & { firstName?: string; lastName?: string; hasPassword?: boolean } = {}): Promise<TestUser> => {
    const id = v7();
    const made: TestUser = { id, email: `${id}@test.test`, role: 'client', contractorRole: null, ...attributes };
    await insert('users', {
      id,
      email: made.email,
      first_name: attributes.firstName ?? 'First',
      last_name: attributes.lastName ?? 'Last',
      role: made.role,
      contractor_role: made.contractorRole,
      password_hash: hasPassword ? await (passwordHash ??= hashPassword(testPassword)) : null,
    });
    return made;
  };

  const project = async (
    attributes: {
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
    const title = attributes.title ?? `Project ${id.slice(-4)}`;
    await insert('projects', {
      id,
      title,
      description: 'A project of a test',
      status: attributes.status ?? 'in_progress',
      tier: 'small',
      implementation_fee: attributes.fees?.[0] ?? '2500.00',
      monthly_support_fee: attributes.fees?.[1] ?? '129.00',
      technologies: ['TypeScript'],
      client_id: (attributes.client ?? (await user())).id,
      developer_id: attributes.developer?.id ?? null,
      tester_id: attributes.tester?.id ?? null,
      project_manager_id: attributes.projectManager?.id ?? null,
      ...(attributes.createdAt && { created_at: attributes.createdAt }),
      ...(attributes.rating && { rating: attributes.rating }),
      ...(attributes.stagingUrl && { staging_url: attributes.stagingUrl }),
    });
    return { id, title };
  };

  const activity = async (of: TestProject, description = 'Something happened') => {
    const id = v7();
    await insert('activity', { id, description, project_id: of.id });
    return { id, description };
  };

  const ticket = async (
    attributes: {
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
      title: attributes.title ?? `Ticket ${id.slice(-4)}`,
      description: 'A ticket of a test',
      priority: attributes.priority ?? 'medium',
      status: attributes.status ?? 'open',
      client_id: (attributes.client ?? (await user())).id,
      project_id: attributes.project?.id ?? null,
      assignee_id: attributes.assignee?.id ?? null,
      ...(attributes.createdAt && { created_at: attributes.createdAt, waiting_since: attributes.createdAt }),
    });
    return { id };
  };

  const clientStoreRequest = async (
    attributes: {
      name?: string;
      email?: string;
      tier?: string;
      status?: 'new' | 'contacted' | 'declined';
      enquiry?: string;
      /** Who accepted it, and the project that it became. */
      accepted?: { by: TestUser; project: TestProject };
    } = {},
  ) => {
    const id = v7();
    await insert('client_store_requests', {
      id,
      name: attributes.name ?? 'Someone',
      email: attributes.email ?? `${id}@test.test`,
      tier: attributes.tier ?? 'small',
      requirements: 'A request of a test',
      status: attributes.status ?? (attributes.accepted ? 'accepted' : 'new'),
      accepted_by_id: attributes.accepted?.by.id ?? null,
      project_id: attributes.accepted?.project.id ?? null,
      enquiry_id: attributes.enquiry ?? null,
    });
    return { id };
  };

  const payout = async (
    attributes: { contractor?: TestUser; project?: TestProject; kind?: string; amount?: string; paidAt?: string } = {},
  ) => {
    const id = v7();
    await insert('payouts', {
      id,
      kind: attributes.kind ?? 'project',
      amount: attributes.amount ?? '100.00',
      paid_at: attributes.paidAt ?? new Date(),
      contractor_id: (attributes.contractor ?? (await user({ role: 'contractor', contractorRole: 'developer' }))).id,
      project_id: attributes.project?.id ?? null,
    });
    return { id };
  };

  const task = async (
    attributes: {
      project?: TestProject;
      title?: string;
      status?: string;
      dueOn?: string;
      assignee?: TestUser;
      reporter?: TestUser;
      assignedAt?: Date;
      createdAt?: Date;
      doneAt?: Date;
      timeboxMinutes?: number;
    } = {},
  ) => {
    const id = v7();
    const project_id = (attributes.project ?? (await project())).id;
    await insert('tasks', {
      id,
      title: attributes.title ?? 'A task',
      status: attributes.status ?? (attributes.doneAt ? 'done' : 'todo'),
      position: 0,
      project_id,
      due_on: attributes.dueOn ?? null,
      assignee_id: attributes.assignee?.id ?? null,
      reporter_id: attributes.reporter?.id ?? null,
      assigned_at: attributes.assignedAt ?? null,
      done_at: attributes.doneAt ?? null,
      timebox_minutes: attributes.timeboxMinutes ?? null,
      ...(attributes.createdAt && { created_at: attributes.createdAt }),
    });
    return { id };
  };

  /** The row of an uploaded document file. */
  const storedFile = async (attributes: { purpose?: string; uploader?: string } = {}) => {
    const id = v7();
    await insert('stored_files', {
      id,
      key: `${attributes.purpose ?? 'ai_document'}/${id}`,
      file_name: 'document.md',
      content_type: 'text/markdown',
      purpose: attributes.purpose ?? 'ai_document',
      uploader: attributes.uploader ?? null,
      token_hash: '',
      expires_at: new Date(),
      uploaded_at: new Date(),
      size: 1,
    });
    return { id };
  };

  const invitation = async (attributes: { email?: string; role?: Role } = {}) => {
    const id = v7();
    await insert('invitations', {
      id,
      email: attributes.email ?? `${id}@invited.test`,
      role: attributes.role ?? 'client',
      token_hash: v7(),
      code_hash: v7(),
      issued_at: new Date(),
      expires_at: new Date(Date.now() + 60 * 60 * 1000),
      issued_by_id: (await user({ role: 'admin', hasPassword: false })).id,
    });
    return { id };
  };

  const contractorRole = async (attributes: { name?: string; isActive?: boolean } = {}) => {
    const id = v7();
    const name = attributes.name ?? toLetters(id);
    await insert('contractor_roles', {
      id,
      name,
      display_name: 'A role',
      permissions: [],
      is_active: attributes.isActive ?? true,
    });
    return { id, name };
  };

  const passkey = async (attributes: { user?: TestUser } = {}) => {
    const id = v7();
    await insert('passkeys', {
      id,
      user_id: (attributes.user ?? (await user())).id,
      name: 'A passkey',
      credential_id: id,
      public_key: id,
      counter: 0,
      transports: [],
    });
    return { id };
  };

  return {
    /** A row of any table. */
    insert,
    ...createJarvisFactories(pool, insert, user),
    ...createSalesFactories(insert),
    user,
    contractorProfile: createProfileFactory(insert),
    project,
    activity,
    knowledgeResource: createKnowledgeFactory(insert),
    ticket,
    clientStoreRequest,
    payout,
    task,
    storedFile,
    invitation,
    passkey,
    ...createMoneyFactories(pool, insert),
    ...createReleaseFactories(insert, user),
    ...createIntegrationFactories(insert, user),
    contractorRole,
    rowCounts: createRowCounter(pool),
  };
}
