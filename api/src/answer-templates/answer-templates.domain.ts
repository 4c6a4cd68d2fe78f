import { visibleTo } from '#answer-templates/answer-template.access';
import { AnswerTemplate } from '#answer-templates/answer-template.entity';
import { loadDemoAnswerTemplates } from '#answer-templates/answer-templates.demo';
import { AnswerTemplatesResolver } from '#answer-templates/answer-templates.resolver';
import { defineNode } from '#db/node-source';
import { defineDomain } from '#define-domain';
import { businessRecord } from '#retention/kept-tables';

export const answerTemplatesDomain = defineDomain({
  name: 'answer-templates',
  tokenArea: 'leads',
  resolvers: [AnswerTemplatesResolver],
  entities: [AnswerTemplate],
  nodes: { AnswerTemplate: defineNode(AnswerTemplate, visibleTo) },
  keptTables: { answer_templates: businessRecord },
  loadDemo: loadDemoAnswerTemplates,
});
