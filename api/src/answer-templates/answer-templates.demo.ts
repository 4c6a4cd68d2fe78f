import type { EntityManager } from '@mikro-orm/postgresql';
import { AnswerTemplate } from '#answer-templates/answer-template.entity';

const demoTemplates = [
  {
    name: 'First reply',
    subject: 'Your project with 10x Labs',
    message: `Thank you for writing to us. Your project sounds like a good fit.

Could we talk for 15 minutes this week? Send me two times that suit you, and I'll confirm one of them today.`,
  },
  {
    name: 'More details',
    subject: 'A few questions about your project',
    message: `Thank you for writing to us. Three questions before we can make you an offer:

1. Who will use it, and how many people is that?
2. Which tools do you work with today?
3. When should the first version be ready?`,
  },
  {
    name: 'Not a fit',
    subject: 'About your request',
    message: `Thank you for thinking of us. We don't take on this kind of work at the moment, and I'd rather tell you now than keep you waiting.

I wish {company} every success with it.`,
  },
];

export function loadDemoAnswerTemplates(em: EntityManager): void {
  for (const template of demoTemplates) em.create(AnswerTemplate, template);
}
