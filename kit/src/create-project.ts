export { CreateProjectDialog } from './create-project/create-project-dialog.tsx';
export { TierOptions } from './create-project/tier-options.tsx';
export { useCreateProject, type CreateProjectFormProps } from './create-project/use-create-project.ts';
export { toPeopleInput, useProjectPeople, type ClientChoice } from './create-project/use-project-people.ts';
