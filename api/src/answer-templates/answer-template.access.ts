import { isInAudience } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import type { AnswerTemplate } from '#answer-templates/answer-template.entity';
import { matchNothing, type Where } from '#db/where';

/** Sales and administrators share the templates, and all of them may change each. */
export const visibleTo = (viewer: Viewer | null): Where<AnswerTemplate> =>
  isInAudience('sales', viewer) || isInAudience('admin', viewer) ? {} : matchNothing;
