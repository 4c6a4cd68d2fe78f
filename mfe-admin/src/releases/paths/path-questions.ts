import { audienceNames } from '../audience-names.ts';
import type { Question } from '../question-dialog.tsx';
import type { Path } from './use-paths.ts';

type Asked = Omit<Question, 'run'>;

/** What is asked before a portal becomes reachable. */
export const approveQuestion = ({ path, title, remote, audiences, titleInForce }: Path): Asked => ({
  title: `Approve ${title} at ${path}?`,
  words: `${titleInForce === null ? 'The published version' : 'The change'} of ${remote} takes effect with the next page that people load. It opens to ${audienceNames(audiences)}. Its code runs on this site with the rights of whoever opens it, so approve only teams you trust.`,
  act: 'Approve',
  acting: 'Approving...',
});

/** What is asked before one is taken away. */
export const retireQuestion = ({ path, title, remote }: Path): Asked => ({
  title: `Retire ${title}?`,
  words: `${path} shows Page Not Found from the next page that people load. If it is the last path of ${remote}, its versions are no longer served, a canary included, and its operations stop working. Data and versions are kept, and you can restore it here.`,
  act: 'Retire',
  acting: 'Retiring...',
});
