import type { PortalFaultKind } from 'rules/releases';

/** A portal that failed, and how: what the server is told of it. */
export class PortalFault extends Error {
  readonly kind: PortalFaultKind;

  constructor(kind: PortalFaultKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** What a portal has thrown. `kind` is how it looks from where it was caught. */
export const asPortalFault = (error: unknown, kind: PortalFaultKind): PortalFault =>
  error instanceof PortalFault ? error : new PortalFault(kind, String(error), { cause: error });

/** How long a portal may take, in seconds. */
export const longestWait = 10;

export const lateFault = (remote: string): PortalFault =>
  new PortalFault('slow', `${remote} did not answer within ${longestWait} seconds`);
