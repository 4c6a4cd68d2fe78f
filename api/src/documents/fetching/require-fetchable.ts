import { UnfetchableError } from '#documents/fetching/unfetchable-error';
import { AppError, conflict } from '#errors';
import { checkAddress, RefusedAddress } from '#outgoing/guarded-request';

/** Throws for an address that can't be fetched in any case. */
export function requireFetchable(address: string, privateServers: readonly string[]): void {
  const url = URL.parse(address);
  if (!url) throw conflict(new UnfetchableError('insecure').message);
  try {
    checkAddress(url, privateServers);
  } catch (error) {
    throw error instanceof RefusedAddress ? conflict(new UnfetchableError(error.reason).message) : error;
  }
}

/** Whether the address of a document is one that can be fetched. Its name is not looked up. */
export function canFetch(address: string, privateServers: readonly string[]): boolean {
  try {
    requireFetchable(address, privateServers);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
