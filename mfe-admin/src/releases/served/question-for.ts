import { audienceNames } from '../audience-names.ts';
import { portalName } from '../portal-names.ts';
import type { Question } from '../question-dialog.tsx';
import type { Remote } from './use-served.ts';

/** What is asked before a portal goes back, with the version that people get then. */
export function questionFor({
  remote,
  title,
  current,
  canary,
  canaryAudiences,
  versionBefore,
}: Remote): Omit<Question, 'run'> {
  if (canary)
    return {
      title: 'Take back the canary?',
      words: `${portalName(remote, title)}: ${audienceNames(canaryAudiences)} get version ${current?.version ?? ''} again, like everyone else. Version ${canary.version} is kept and can be published again.`,
      act: 'Take back',
      acting: 'Taking back...',
      intent: 'danger',
    };
  return {
    title: `Roll back ${portalName(remote, title)}?`,
    words: `Everyone gets version ${versionBefore ?? ''} again, from the next page that they open. Version ${current?.version ?? ''} is kept and can be published again.`,
    act: 'Roll back',
    acting: 'Rolling back...',
    intent: 'danger',
  };
}
