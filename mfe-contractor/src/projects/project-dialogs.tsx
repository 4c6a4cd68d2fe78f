import { lazyDialog } from 'kit/panel';
import type { HubProject_ProjectFragment } from '#gql/graphql.ts';

export interface ProjectDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The current project, which may change while the dialog is open. Null while it is closed. */
  project: HubProject_ProjectFragment | null;
}

const dialogs = {
  links: lazyDialog<ProjectDialogProps>(async () => (await import('./links/app-link-dialog.tsx')).AppLinkDialog),
  contact: lazyDialog<ProjectDialogProps>(async () => (await import('./contact/contact-dialog.tsx')).ContactDialog),
  report: lazyDialog<ProjectDialogProps>(
    async () => (await import('./report/report-finding-dialog.tsx')).ReportFindingDialog,
  ),
  update: lazyDialog<ProjectDialogProps>(async () => (await import('./update/update-dialog.tsx')).UpdateDialog),
};

export type DialogKey = keyof typeof dialogs;
export interface OpenProjectDialog {
  dialog: DialogKey;
  projectId: string;
}

interface ProjectDialogsProps {
  openDialog: OpenProjectDialog | null;
  projects: readonly HubProject_ProjectFragment[];
  onClose: () => void;
}

/** The dialogs of the cards. They stay mounted so that each can restore focus. */
export function ProjectDialogs({ openDialog, projects, onClose }: ProjectDialogsProps) {
  const project = projects.find(({ id }) => id === openDialog?.projectId) ?? null;
  return (Object.keys(dialogs) as DialogKey[]).map((key) => {
    const Dialog = dialogs[key];
    const isOpen = openDialog?.dialog === key && project !== null;
    return <Dialog key={key} isOpen={isOpen} project={isOpen ? project : null} onClose={onClose} />;
  });
}
