import { readFileSync } from 'node:fs';

/** The processes that a process has started and not yet lost, from /proc; none once it has ended. */
export function getChildPids(parent: number): number[] {
  try {
    return readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
