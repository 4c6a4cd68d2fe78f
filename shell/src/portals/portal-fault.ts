import type { PortalFaultKind } from 'rules/releases';
import { describeVersionConflict } from './version-conflict.ts';

/** A portal failure as reported to the server. */
export class PortalFault extends Error {
  readonly kind: PortalFaultKind;
  /** Additional details on the card, for the team that fixes it. */
  detail?: string | undefined;

  constructor(kind: PortalFaultKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** Converts an error thrown by a portal. `kind` is the failure as seen by the catcher. */
export function toPortalFault(error: unknown, kind: PortalFaultKind): PortalFault {
  if (error instanceof PortalFault) return error;
  const detail = describeVersionConflict(error);
  return Object.assign(new PortalFault(kind, detail ?? String(error), { cause: error }), { detail });
}

/** How long a portal may take to load, in seconds. */
export const loadTimeoutSeconds = 10;

export const createTimeoutFault = (remote: string): PortalFault =>
  new PortalFault('slow', `${remote} didn't respond within ${loadTimeoutSeconds} seconds`);
