interface Details {
  /** Whether a retry may succeed. */
  retryable: boolean;
  /** The requested delay before a retry, in milliseconds. */
  retryAfter?: number | undefined;
  /** The model is up but overloaded. */
  isBusy?: boolean;
  cause?: unknown;
}

/** Why a model did not answer, or did not finish. The message is for the reader of the reply. */
export class ModelError extends Error {
  readonly retryable: boolean;
  readonly retryAfter: number | undefined;
  readonly isBusy: boolean;
  constructor(message: string, { retryable, retryAfter, isBusy = false, cause }: Details) {
    super(message, { cause });
    this.name = 'ModelError';
    this.retryable = retryable;
    this.retryAfter = retryAfter;
    this.isBusy = isBusy;
  }
}

/** The model sent nothing for too long. */
export class ModelStalledError extends ModelError {
  constructor(cause?: unknown) {
    super('The model stopped responding', { retryable: true, cause });
  }
}
