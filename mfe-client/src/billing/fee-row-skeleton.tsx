import { Skeleton } from 'kit/states';

/** Same height as a row, to avoid layout shift. */
export const FeeRowSkeleton = () => (
  <tr aria-hidden>
    <th>
      <Skeleton $width="60%" $height="20px" />
    </th>
    <td>
      <Skeleton $width="72px" $height="20px" />
    </td>
    {['Started', 'Implementation', 'Monthly support'].map((column) => (
      <td key={column} data-label={column}>
        <Skeleton $width="64px" $height="20px" />
      </td>
    ))}
  </tr>
);
