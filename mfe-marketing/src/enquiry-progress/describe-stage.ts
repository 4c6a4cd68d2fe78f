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
        text: "Someone will read it next. This page updates automatically, so you don't need to keep it open.",
      };
    case 'reviewing':
      return {
        title: 'Your enquiry is being reviewed',
        text: 'Someone is reading what you wrote and preparing a reply.',
      };
    case 'answered':
      return describeAnswered(progress);
    case 'late':
      return {
        title: 'Our reply is late',
        text: `We promised to answer by ${due} and missed it. We're sorry. Reply to the email with this link to reach us directly; you don't need to repeat anything.`,
      };
  }
}

function describeAnswered(progress: Progress): StageDescription {
  const elapsedMs = getElapsed(progress, 0);
  const overdueMs = Date.parse(progress.answeredAt ?? '') - Date.parse(progress.replyDueAt);
  const late = overdueMs > 0 ? ` That was ${formatDuration(overdueMs)} later than promised. We're sorry.` : '';
  return {
    title: `Answered in ${formatDuration(elapsedMs)}`,
    text: `We emailed ${progress.email} or called you. Can't find it? Check your spam folder, or reply to the email with this link.${late}`,
  };
}
