import type { ReactNode } from 'react';
import { Skeleton } from 'kit/states';
import { ProjectsTable } from './projects-table.ts';

const columns = ['Project', 'Team', 'Tier', 'Status', 'Progress', 'Fee', 'Age'];

export function ProjectTable({ rowCount, children }: { rowCount: number; children: ReactNode }) {
  return (
    <ProjectsTable aria-rowcount={rowCount}>
      <thead>
        <tr aria-rowindex={1}>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </ProjectsTable>
  );
}

const widths = ['120px', '56px', '128px', '140px', '64px', '64px'];

/** The table skeleton. */
export const ProjectTableSkeleton = () => (
  <ProjectsTable aria-hidden>
    <tbody>
      {[1, 2, 3, 4, 5].map((place) => (
        <tr key={place}>
          <th>
            <Skeleton $width="70%" $height="20px" />
            <Skeleton $width="45%" $height="20px" />
          </th>
          {widths.map((width, column) => (
            <td key={column}>
              <Skeleton $width={width} $height="20px" />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </ProjectsTable>
);
