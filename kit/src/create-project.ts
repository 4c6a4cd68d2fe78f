export { CreateProjectDialog } from './create-project/create-project-dialog.tsx';
