import type { EntityClass } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Task } from 'graphile-worker';
import type { Logger } from 'pino';
import type { TokenAreaName } from 'rules/access-tokens';
import type { Viewer } from '#access/viewer';
import type { ActionItemSource } from '#action-items/action-item';
import type { Context } from '#context';
import type { DemoData } from '#demo/demo-data';
import type { FileStore } from '#files/file-store';
import type { NodeSource } from '#db/node-source';
import type { AttachedFile } from '#mail/mail';
import type { Where } from '#db/where';
import type { User } from '#people/user.entity';
import type { ReplyWriter } from '#replies/reply-writer';
import type { ArchivedKind } from '#retention/archive-table';
import type { PruneTask } from '#retention/prune-table';
import type { PrunedByJob } from '#retention/pruned-by-jobs';
import type { Undo } from '#undo/undo';

/** What jobs are created from. */
export interface JobParts {
  createContext: () => Context;
  files: FileStore;
  log: Logger;
  replyWriter: Pick<ReplyWriter, 'task'>;
}

export interface Job {
  /** In crontab syntax. Without one, verbs queue the job. */
  schedule?: string;
  /** Options of the schedule, such as `jobKey=…&max=1`. */
  options?: string;
  /** Jobs that read documents, or wait for receivers of webhooks, take long and have slots of their own. */
  worker?: 'short' | 'readings' | 'webhooks';
  create: (parts: JobParts) => Task;
}

/** What a domain adds to the API. Its topics are added to `Topics` of `#live/bus`, in the same file. */
export interface Domain {
  /** Its folder. */
  name: string;
  resolvers?: ReadonlyArray<new () => object>;
  /** What an access token must be scoped for to call its operations. Without an area, tokens can't call them. */
  tokenArea?: TokenAreaName;
  entities?: ReadonlyArray<EntityClass<object>>;
  /** What `node` returns, by GraphQL type. */
  nodes?: Record<string, NodeSource>;
  /** The accounts in a list of people that it shows to a viewer. Who else sees a person follows from `nodes`. */
  listedPeople?: (viewer: Viewer | null) => Where<User>;
  /** Tables whose rows no job deletes by age, with the reason for docs/operations.md. */
  keptTables?: Record<string, string>;
  /** Rows that are written to files before they are deleted. */
  archivedTables?: readonly ArchivedKind[];
  /** Rows that are deleted by age, by the name of the job. */
  prunedTables?: Record<string, PruneTask>;
  /** Rows that one of `jobs` deletes. */
  prunedByJobs?: readonly PrunedByJob[];
  jobs?: Record<string, Job>;
  /** Files that mails name by their type and what they are made of: they are made when the mail is sent. */
  mailAttachments?: Record<string, (context: Context, id: string) => Promise<AttachedFile>>;
  /** By portal, most urgent first. */
  actionItems?: Record<string, readonly ActionItemSource[]>;
  /** How changes that `holdChange` lets people take back are undone, by kind. */
  undos?: Record<string, Undo>;
  /** After the demo people and projects, in the same transaction. */
  loadDemo?: (em: EntityManager, data: DemoData) => Promise<void> | void;
}

export const defineDomain = (domain: Domain): Domain => domain;
