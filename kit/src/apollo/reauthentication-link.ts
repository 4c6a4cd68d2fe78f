import { ErrorLink } from '@apollo/client/link/error';
import { from, mergeMap } from 'rxjs';
import { getFault } from '../fault.ts';
import { reauthenticate } from '../reauthentication/reauthentication-store.ts';
import { canceled, reauthenticationRequired } from '../request/once-confirmed.ts';

/** Sends a mutation again that the server wants a confirmation for, once the person has given it. */
export const reauthenticationLink = () =>
  new ErrorLink(({ error, operation, forward }) => {
    if (getFault(error).code !== reauthenticationRequired) return undefined;
    return from(reauthenticate()).pipe(
      mergeMap((isConfirmed) => {
        if (!isConfirmed) throw canceled();
        return forward(operation);
      }),
    );
  });
