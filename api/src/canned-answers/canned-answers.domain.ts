import { visibleTo } from '#canned-answers/canned-answer.access';
import { CannedAnswer } from '#canned-answers/canned-answer.entity';
import { loadDemoCannedAnswers } from '#canned-answers/canned-answers.demo';
import { CannedAnswersResolver } from '#canned-answers/canned-answers.resolver';
import { defineNode } from '#db/node-source';
import { defineDomain } from '#define-domain';
import { businessRecord } from '#retention/kept-tables';

export const cannedAnswersDomain = defineDomain({
  name: 'canned-answers',
  tokenArea: 'tickets',
  resolvers: [CannedAnswersResolver],
  entities: [CannedAnswer],
  nodes: { CannedAnswer: defineNode(CannedAnswer, visibleTo) },
  keptTables: { canned_answers: businessRecord },
  loadDemo: loadDemoCannedAnswers,
});
