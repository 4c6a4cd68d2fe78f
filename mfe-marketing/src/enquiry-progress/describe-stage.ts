import { formatDuration } from './format-duration.ts';
import { getElapsed, type Progress, type Stage } from './stage.ts';
import { formatRelativeDateTime } from './format-relative-date-time.ts';

interface StageDescription {
  title: string;
  text: string;
}

/** What an enquiry's stage means, and what the visitor can do. It changes with the stage only, so it can be announced. */
export function describeStage(stage: Stage, progress: Progress): StageDescription {
  const due = formatRelativeDateTime(progress.replyDueAt);
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
      return describeAnswered(progress);
    case 'late':
      return {
        title: 'Our reply is late',
        text: `We promised to answer by ${due} and have not done so. That is our fault. Reply to the mail that brought you here: it reaches us directly, and you need not write anything twice.`,
      };
  }
}

function describeAnswered(progress: Progress): StageDescription {
  const elapsedMs = getElapsed(progress, 0);
  const overdueMs = Date.parse(progress.answeredAt ?? '') - Date.parse(progress.replyDueAt);
  const late = overdueMs > 0 ? ` That was ${formatDuration(overdueMs)} later than promised, and we are sorry.` : '';
  return {
    title: `Answered in ${formatDuration(elapsedMs)}`,
    text: `We have written to ${progress.email} or called you. Is nothing there? Check your spam folder, or reply to the mail that brought you here.${late}`,
  };
}
