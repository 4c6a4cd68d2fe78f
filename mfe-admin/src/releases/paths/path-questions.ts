import { audienceNames } from '../audience-names.ts';
import type { Question } from '../question-dialog.tsx';
import type { Path } from './use-paths.ts';

type Asked = Omit<Question, 'run'>;

/** An approval of a retired path restores it. */
export const approveWord = (status: Path['status']) => (status === 'retired' ? 'Restore' : 'Approve');

/** What is asked before a portal becomes reachable, for the first time or again. */
export const approveQuestion = ({ path, title, remote, audiences, titleInForce, status }: Path): Asked => ({
  title: `${approveWord(status)} ${title} at ${path}?`,
  words: `${titleInForce === null ? 'The published version' : 'The change'} of ${remote} takes effect with the next page that people load. It opens to ${audienceNames(audiences)}. Its code runs on this site with the rights of whoever opens it, so ${approveWord(status).toLowerCase()} only portals of teams you trust.`,
  act: approveWord(status),
  acting: status === 'retired' ? 'Restoring...' : 'Approving...',
  intent: 'primary',
});

/** Asked before a request is turned down. */
export const declineQuestion = ({ path, title }: Path): Asked => ({
  title: `Decline ${title} at ${path}?`,
  words: `Nothing changes at ${path}. The request stays in the list, and you can approve it later.`,
  act: 'Decline',
  acting: 'Declining...',
  intent: 'danger',
});

/** What is asked before one is taken away. */
export const retireQuestion = ({ path, title, remote }: Path): Asked => ({
  title: `Retire ${title}?`,
  words: `${path} shows Page Not Found from the next page that people load. If it is the last path of ${remote}, its versions are no longer served, a canary included, and its operations stop working. Data and versions are kept, and you can restore it here.`,
  act: 'Retire',
  acting: 'Retiring...',
  intent: 'danger',
});
