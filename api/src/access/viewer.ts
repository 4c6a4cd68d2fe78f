import type { Principal } from 'rules/people';

/** The signed-in person of a request, from the session. Changes to the account end its sessions, so this stays current. */
export interface Viewer extends Principal {
  id: string;
}
