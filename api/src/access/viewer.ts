import type { Principal } from 'rules/people';

/** The signed-in person of a request, as the session holds it. Ending the sessions is what changes it. */
export interface Viewer extends Principal {
  id: string;
}
