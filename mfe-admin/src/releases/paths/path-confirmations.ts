import type { Confirmation } from 'kit/dialog';
import { formatAudiences } from 'rules/audience-labels';
import type { Path } from './use-paths.ts';

type ConfirmationText = Omit<Confirmation, 'run'>;

/** Approving a retired path restores it. */
export const getApproveLabel = (status: Path['status']) => (status === 'retired' ? 'Restore' : 'Approve');

/** Confirms that a portal becomes reachable, for the first time or again. */
export const toApproveConfirmation = ({
  path,
  title,
  remote,
  audiences,
  titleInForce,
  status,
}: Path): ConfirmationText => ({
  title: `${getApproveLabel(status)} ${title} at ${path}?`,
  message: `${titleInForce === null ? 'The published version' : 'The change'} of ${remote} takes effect with the next page that people load. It opens to ${formatAudiences(audiences)}. Its code runs on this site with the permissions of the person who opens it, so ${getApproveLabel(status).toLowerCase()} only portals of teams you trust.`,
  confirmLabel: getApproveLabel(status),
  pendingLabel: status === 'retired' ? 'Restoring…' : 'Approving…',
  intent: 'primary',
});

/** Confirms that a request is declined. */
export const toDeclineConfirmation = ({ path, title }: Path): ConfirmationText => ({
  title: `Decline ${title} at ${path}?`,
  message: `Nothing changes at ${path}. The request stays in the list, and you can approve it later.`,
  confirmLabel: 'Decline',
  pendingLabel: 'Declining…',
  intent: 'danger',
});

/** Confirms that a path is retired. */
export const toRetireConfirmation = ({ path, title, remote }: Path): ConfirmationText => ({
  title: `Retire ${title}?`,
  message: `${path} shows Page Not Found from the next page that people load. If it is the last path of ${remote}, its versions are no longer served, a canary included, and its operations stop working. Data and versions are kept, and you can restore it here.`,
  confirmLabel: 'Retire',
  pendingLabel: 'Retiring…',
  intent: 'danger',
});
