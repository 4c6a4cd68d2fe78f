import { ClientStoreAnswersResolver } from '#client-store-answers/client-store-answers.resolver';
import { undoAnswers } from '#client-store-answers/undo-answer';
import { defineDomain } from '#define-domain';

/** What contractors do with requests: a domain of its own, because it moves the leads of sales too. */
export const clientStoreAnswersDomain = defineDomain({
  name: 'client-store-answers',
  tokenArea: 'projects',
  resolvers: [ClientStoreAnswersResolver],
  undos: undoAnswers,
});
