import { audienceNames } from '../audience-names.ts';
import type { Question } from '../question-dialog.tsx';
import type { Remote } from './use-served.ts';

/** What is asked before a portal goes back, with the version that people get then. */
export function questionFor(
  { current, canary, canaryAudiences, versionBefore }: Remote,
  name: string,
): Omit<Question, 'run'> {
  if (canary)
    return {
      title: 'Take back the canary?',
      words: `${name}: ${audienceNames(canaryAudiences)} get version ${current?.version ?? ''} again, like everyone else. Version ${canary.version} is kept and can be published again.`,
      act: 'Take back',
      acting: 'Taking back...',
      intent: 'danger',
    };
  return {
    title: `Roll back ${name}?`,
    words: `Everyone gets version ${versionBefore ?? ''} again, from the next page that they open. Version ${current?.version ?? ''} is kept and can be published again.`,
    act: 'Roll back',
    acting: 'Rolling back...',
    intent: 'danger',
  };
}
