import { readFileSync } from 'node:fs';

/** The running child processes of a process, from /proc; empty once it has ended. */
export function getChildPids(parent: number): number[] {
  try {
    return readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
