import { inHours } from './duration.ts';
import { elapsed, type Progress, type Stage } from './stage.ts';
import { spokenMoment } from './spoken-moment.ts';

interface StageWords {
  title: string;
  text: string;
}

/** What an enquiry's stage means, and what the visitor can do. It changes with the stage only, so it can be announced. */
export function stageWords(stage: Stage, progress: Progress): StageWords {
  const due = spokenMoment(progress.replyDueAt);
  switch (stage) {
    case 'received':
      return {
        title: 'We have your enquiry',
        text: 'One of us reads it next. This page updates automatically; you do not need to stay.',
      };
    case 'reviewing':
      return {
        title: 'Your enquiry is being reviewed',
        text: 'One of us is working through what you wrote and prepares an answer.',
      };
    case 'answered':
      return answered(progress);
    case 'late':
      return {
        title: 'Our reply is late',
        text: `We promised to answer by ${due} and have not done so. That is our fault. Reply to the mail that brought you here: it reaches us directly, and you need not write anything twice.`,
      };
  }
}

function answered(progress: Progress): StageWords {
  const took = elapsed(progress, 0);
  const over = Date.parse(progress.answeredAt ?? '') - Date.parse(progress.replyDueAt);
  const late = over > 0 ? ` That was ${inHours(over)} later than promised, and we are sorry.` : '';
  return {
    title: `Answered in ${inHours(took)}`,
    text: `We have written to ${progress.email} or called you. Is nothing there? Check your spam folder, or reply to the mail that brought you here.${late}`,
  };
}
