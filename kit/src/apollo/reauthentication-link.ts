import { ErrorLink } from '@apollo/client/link/error';
import { from, mergeMap } from 'rxjs';
import { toFault } from '../fault.ts';
import { reauthenticate } from '../reauthentication/reauthentication-store.ts';
import { createCanceledError, reauthenticationRequired } from '../request/with-reauthentication.ts';

/** Resends a mutation that needs reauthentication once the person has confirmed who they are. */
export const reauthenticationLink = () =>
  new ErrorLink(({ error, operation, forward }) => {
    if (toFault(error).code !== reauthenticationRequired) return undefined;
    return from(reauthenticate()).pipe(
      mergeMap((isConfirmed) => {
        if (!isConfirmed) throw createCanceledError();
        return forward(operation);
      }),
    );
  });
