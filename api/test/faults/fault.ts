import type { RequestRecord } from '#test/faults/traffic';
import type { Stage } from '#test/faults/stage';

/** What must hold, on top of what holds for every fault: no hang over 5 s, well within 5 s after the end, nothing lost or doubled. */
export interface FaultLimits {
  /** Requests that may fail at most. Unset: as many as there are while the fault lasts. */
  failed?: number;
  /** Replies that may fail with a reason at most. Unset: any number. */
  failedReplies?: number;
  /** What a failed request may be answered with: 503 unless others are named. 502 is the balancer's, for a server that is gone. */
  statuses?: Array<number | string>;
  /** Well again within so many milliseconds while the fault lasts. */
  healedWithinMs?: number;
}

/** A bad day. */
export interface Fault {
  /** The `api` folder of the version that runs before the others start, where it is another one. */
  firstVersion?: () => Promise<string>;
  name: string;
  /** Why it can't be tried on this machine, or null. */
  cannotRun?(): string | null;
  env?: Record<string, string>;
  envOf?(index: number): Record<string, string>;
  servers?: number;
  /** Where PostgreSQL keeps its data, if not in the usual place; and how that place is given back. */
  dataFolder?(): { path: string; remove(): void };
  perSecond?: number;
  begin(stage: Stage): Promise<void>;
  /** How long it lasts after `begin`, in milliseconds. */
  durationMs: number;
  end?(stage: Stage): Promise<void>;
  /** What else was wrong, in words. */
  verify?(stage: Stage, seen: RequestRecord[]): Promise<string[]>;
  limits?: FaultLimits;
}
