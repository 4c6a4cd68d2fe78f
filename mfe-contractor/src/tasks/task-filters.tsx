import { useSearchState } from 'kit/search-state';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { selectStyle } from './select-style.ts';
import type { OwnTask } from './task-groups.ts';

const views = [
  { key: null, label: 'List' },
  { key: 'board', label: 'Board' },
] as const;

/** The project, among those of the loaded tasks, and the view. */
export function TaskFilters({ tasks }: { tasks: readonly OwnTask[] }) {
  const [project, setProject] = useSearchState('project');
  const [view, setView] = useSearchState('view');
  const projects = [...new Map(tasks.map((task) => [task.project.id, task.project.title]))];
  return (
    <Row>
      <label>
        <span>Project</span>
        <select value={project ?? ''} onChange={({ target }) => setProject(target.value || null)}>
          <option value="">All projects</option>
          {project && !projects.some(([id]) => id === project) && <option value={project}>This project</option>}
          {projects.map(([id, title]) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <div role="group" aria-label="View">
        {views.map(({ key, label }) => (
          <button key={label} type="button" aria-pressed={view === key} onClick={() => setView(key)}>
            {label}
          </button>
        ))}
      </div>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s};
  label {
    display: flex;
    align-items: center;
    gap: ${tokens.space.xs};
    color: ${tokens.color.soft};
  }
  select {
    ${selectStyle}
    max-width: 220px;
  }
  [role='group'] {
    display: flex;
    border: 1px solid ${tokens.color.edge};
    border-radius: ${tokens.radius.small};
  }
  button {
    min-width: 64px;
    min-height: 38px;
    padding: 0 ${tokens.space.s};
    border: 0;
    background: none;
    color: ${tokens.color.soft};
    cursor: pointer;
  }
  button[aria-pressed='true'] {
    background: ${tokens.color.sunken};
    color: ${tokens.color.ink};
    font-weight: 600;
  }
`;
