import type { EntityManager } from '@mikro-orm/postgresql';
import { CannedAnswer } from '#canned-answers/canned-answer.entity';

const demoAnswers = [
  {
    title: 'We are looking into it',
    content:
      'Hello {{client}},\n\nthanks for letting us know. We are looking into “{{ticket}}” and will write again today.\n\n{{me}}',
  },
  {
    title: 'Please try again',
    content:
      'Hello {{client}},\n\nwe have changed something in {{project}}. Could you try again and tell us?\n\n{{me}}',
  },
  {
    title: 'Did that help?',
    content: 'Hello {{client}},\n\ndid that help? If so, we will resolve this ticket.\n\n{{me}}',
  },
];

export function loadDemoCannedAnswers(em: EntityManager): void {
  for (const answer of demoAnswers) em.create(CannedAnswer, answer);
}
