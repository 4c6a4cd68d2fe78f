import { defineDraft, parseTexts } from '../draft.ts';

export type ProjectDraft = typeof emptyDraft;

export const emptyDraft = {
  title: '',
  description: '',
  tier: '',
  priority: 'medium',
  workingLocation: '',
  technologies: '',
  estimatedWeeks: '',
};

/** One for each account: the next person to sign in on the same tab must not find it. */
export const projectDraft = defineDraft({ name: 'project', version: 1, parse: parseTexts(emptyDraft) });
