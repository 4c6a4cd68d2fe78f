import type { TemplateTrialSubscription } from '#gql/graphql.ts';

type TrialEvent = TemplateTrialSubscription['templateTrial'];

/** The state of a trial run. */
export type Trial =
  | { state: 'running' | 'stopped'; text: string }
  | { state: 'failed'; text: string; reason: string }
  | { state: 'finished'; text: string; model: string; documents: { id: string; title: string }[] };

export function applyTrialEvent(trial: Trial, event: TrialEvent): Trial {
  switch (event.__typename) {
    case 'TrialProgress':
      return { state: 'running', text: trial.text + event.text };
    case 'TrialFinished':
      return { state: 'finished', text: event.content, model: event.model, documents: event.referencedDocuments };
    case 'TrialFailed':
      return { state: 'failed', text: trial.text, reason: event.reason };
    default:
      return trial;
  }
}
