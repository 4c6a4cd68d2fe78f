interface Details {
  /** Whether asking again may go better. */
  retryable: boolean;
  /** How long the model asks to be left alone, in milliseconds. */
  retryAfter?: number | undefined;
  /** It is there, but has too much to do. */
  isBusy?: boolean;
  cause?: unknown;
}

/** Why a model did not answer, or not to the end. The message is for whoever reads the reply. */
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

/** The model said nothing for too long. */
export class ModelStalledError extends ModelError {
  constructor(cause?: unknown) {
    super('The model stopped answering', { retryable: true, cause });
  }
}
