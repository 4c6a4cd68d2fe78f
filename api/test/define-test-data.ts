import type { AuditAction } from 'rules/audit';
import type { TestApp } from '#test/app';
import type { Factories, TestUser } from '#test/factories';
import type { Things } from '#test/world';

export interface ThingParts {
  app: TestApp;
  make: Factories;
  /** What the domain has created so far, in the order of its `things`. */
  things: Things;
  /** The people that the things belong to. */
  team: { client: TestUser; developer: TestUser; tester: TestUser; projectManager: TestUser };
}

export type Arguments = Record<string, unknown>;

/** A caller who may call the operation but does not see all rows, or the reason why its rows are shared. */
interface Caller {
  as: string;
  shared?: string;
  /** Arguments with an id, where the sample has none because only some callers may send one. */
  arguments?: (things: Things) => Arguments;
}

/** Kinds of people, as in the access table. */
export const admins = ['admin', 'founder'];
export const contractors = ['developer', 'tester', 'support', 'sales', 'pm'];
/** The people of a project in `team`. */
export const projectPeople = ['client', 'developer', 'tester', 'pm'];

/** A row of a type that `node` returns, and the kinds of people that may see it: in their own team, and in another. */
interface NodeRow {
  create: (parts: ThingParts) => Promise<string> | string;
  visibleTo: string[];
  foreignVisibleTo: string[];
}

/** What tests of all operations need to know about those of a domain. */
export interface TestData {
  /** Creates one of each thing that operations take. Their types are added to `Things` of `#test/world`, in the same file. */
  things?: { [Name in keyof Things]?: (parts: ThingParts) => Promise<Things[Name]> };
  /** Ids of things that don't exist, where they are not UUIDs. */
  missingThings?: Partial<Things>;
  /** Valid arguments of every operation for the owner of these things. */
  sampleArguments: (things: Things) => Record<string, Arguments>;
  /** The action that a change by administrators or analysts records in the audit log, or why it records none. */
  audited?: Record<string, AuditAction>;
  notAudited?: Record<string, string>;
  /** Of every type that `node` returns. */
  nodes?: Record<string, NodeRow>;
  /** Of every operation that takes an id. */
  callers?: Record<string, Caller>;
}

export const defineTestData = (data: TestData): TestData => data;
