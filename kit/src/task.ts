/* Tasks, as their assignees and project managers see them. */
export { Due } from './task/due.tsx';
export { TaskComments } from './task/task-comments.tsx';
export { TaskTitle } from './task/task-title.tsx';
