/* Tasks, as their assignees and project managers see them. */
export { Due } from './task/due.tsx';
export { refetchTaskDetails } from './task/refetch-task-details.ts';
export { TaskComments } from './task/task-comments.tsx';
export { TaskFiles } from './task/task-files.tsx';
export { TaskTitle } from './task/task-title.tsx';
