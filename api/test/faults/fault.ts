import type { RequestRecord } from '#test/faults/traffic';
import type { Stage } from '#test/faults/stage';

/** Limits in addition to those of every fault: no hang over 5 s, recovery within 5 s of the end, nothing lost or duplicated. */
export interface FaultLimits {
  /** Maximum number of failed requests. Unset: no limit during the fault. */
  failed?: number;
  /** Maximum number of replies that fail with a reason. Unset: no limit. */
  failedReplies?: number;
  /** Allowed statuses of failed requests; 503 by default. 502 comes from the load balancer if a server is gone. */
  statuses?: Array<number | string>;
  /** Maximum time until half-open connections are replaced during the fault, in milliseconds. */
  replacedWithinMs?: number;
}

/** A fault to inject. */
export interface Fault {
  /** The `api` folder of an older version to start first. */
  firstVersion?: () => Promise<string>;
  name: string;
  /** The reason why it can't run on this machine, or null. */
  cannotRun?(): string | null;
  env?: Record<string, string>;
  readEnvironment?(index: number): Record<string, string>;
  servers?: number;
  /** A special data folder for PostgreSQL and a function to remove it. */
  dataFolder?(): { path: string; remove(): void };
  perSecond?: number;
  begin(stage: Stage): Promise<void>;
  /** Duration after `begin`, in milliseconds. */
  durationMs: number;
  end?(stage: Stage): Promise<void>;
  /** Descriptions of other problems. */
  verify?(stage: Stage, seen: RequestRecord[]): Promise<string[]>;
  limits?: FaultLimits;
}
