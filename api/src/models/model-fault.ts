interface Details {
  /** Whether asking again may go better. */
  retryable: boolean;
  /** How long the model asks to be left alone, in milliseconds. */
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** Why a model did not answer, or not to the end. The message is for whoever reads the reply. */
export class ModelFault extends Error {
  readonly retryable: boolean;
  readonly retryAfter: number | undefined;
  constructor(message: string, { retryable, retryAfter, cause }: Details) {
    super(message, { cause });
    this.name = 'ModelFault';
    this.retryable = retryable;
    this.retryAfter = retryAfter;
  }
}
