import { Skeleton } from 'kit/states';

/** Same height as a row, to avoid layout shift. */
export const ResourceRowSkeleton = () => (
  <tr aria-hidden>
    <th>
      <Skeleton $width="70%" $height="20px" />
    </th>
    {['Hub', 'Category', 'File'].map((column) => (
      <td key={column} data-label={column}>
        <Skeleton $width="72px" $height="20px" />
      </td>
    ))}
    <td data-place="status">
      <Skeleton $width="84px" $height="20px" />
    </td>
    <td data-label="Views">
      <Skeleton $width="24px" $height="20px" />
    </td>
    <td data-place="actions">
      <Skeleton $width="200px" $height="40px" />
    </td>
  </tr>
);
