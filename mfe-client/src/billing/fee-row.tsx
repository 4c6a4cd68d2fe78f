import { RelativeTime, formatMoney } from 'kit/format';
import { Link } from 'kit/router';
import { closedProjectStatuses } from 'rules/project-statuses';
import type { ProjectFees_ProjectFragment, ProjectRow_ProjectFragment } from '#gql/graphql.ts';
import { StatusTag } from '../projects/status-tag.tsx';

/** A project's row in the fee table. Its name links to the project. */
export function FeeRow({ project }: { project: ProjectFees_ProjectFragment & ProjectRow_ProjectFragment }) {
  const { id, title, status, createdAt, implementationFee, monthlySupportFee } = project;
  const isOpen = !closedProjectStatuses.includes(status);
  return (
    <tr>
      <th scope="row">
        <Link to={`/client/projects/${id}`}>{title}</Link>
      </th>
      <td>
        <StatusTag status={status} />
      </td>
      <td data-label="Started">
        <RelativeTime at={createdAt} />
      </td>
      <td data-label="Implementation">
        {isOpen && isZero(implementationFee) ? 'To be agreed' : formatMoney(implementationFee)}
      </td>
      <td data-label="Monthly support">{isZero(monthlySupportFee) ? 'None' : formatMoney(monthlySupportFee)}</td>
    </tr>
  );
}

const isZero = (fee: string) => Number(fee) === 0;
