/* Edits of one thing by several people at once: nothing is overwritten unseen. */
export { ConflictNotice } from './conflict/conflict-notice.tsx';
export { isChangedMeanwhile, toastNotDeleted } from './conflict/is-changed-meanwhile.ts';
export { useConflict } from './conflict/use-conflict.ts';
