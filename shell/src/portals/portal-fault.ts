import type { PortalFaultKind } from 'rules/releases';
import { describeVersionConflict } from './version-conflict.ts';

/** A portal that failed, and how: what the server is told of it. */
export class PortalFault extends Error {
  readonly kind: PortalFaultKind;
  /** What the card says besides, for the team that fixes it. */
  detail?: string | undefined;

  constructor(kind: PortalFaultKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** What a portal has thrown. `kind` is how it looks from where it was caught. */
export function toPortalFault(error: unknown, kind: PortalFaultKind): PortalFault {
  if (error instanceof PortalFault) return error;
  const detail = describeVersionConflict(error);
  return Object.assign(new PortalFault(kind, detail ?? String(error), { cause: error }), { detail });
}

/** How long a portal may take, in seconds. */
export const loadTimeoutSeconds = 10;

export const createTimeoutFault = (remote: string): PortalFault =>
  new PortalFault('slow', `${remote} didn't respond within ${loadTimeoutSeconds} seconds`);
