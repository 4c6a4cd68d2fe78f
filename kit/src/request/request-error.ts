import type { FieldErrors } from 'rules/field-errors';
import type { Fault } from '../fault.ts';

/** A request that was not answered with data. `code` is one of the API's, or NETWORK if there was no answer. */
export class RequestError extends Error implements Fault {
  readonly code: string;
  readonly fields: FieldErrors;
  /** HTTP status, 0 if there was no answer. */
  readonly status: number;

  constructor(fault: { code: string; message: string; fields?: FieldErrors; status: number }, options?: ErrorOptions) {
    super(fault.message, options);
    this.name = 'RequestError';
    this.code = fault.code;
    this.fields = fault.fields ?? {};
    this.status = fault.status;
  }
}
