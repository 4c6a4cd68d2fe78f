import { Skeleton } from 'kit/states';

/** As high as a row, so that nothing moves when it comes. */
export const FeeRowSkeleton = () => (
  <tr aria-hidden>
    <th>
      <Skeleton $width="60%" $height="20px" />
    </th>
    <td>
      <Skeleton $width="72px" $height="20px" />
    </td>
    {[1, 2, 3].map((place) => (
      <td key={place}>
        <Skeleton $width="64px" $height="20px" />
      </td>
    ))}
  </tr>
);
