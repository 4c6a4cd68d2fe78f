import { useEffect } from 'react';
import { Button, Drawing } from 'kit/controls';
import { humanize, formatMoney } from 'kit/format';
import { MeasuringRule } from 'kit/measuring-rule';
import { Tag } from 'kit/ui';
import type { RowProps } from 'kit/virtual-rows';
import type { HubProject_ProjectFragment, ProjectStatus } from '#gql/graphql.ts';
import type { DialogKey } from '../project-dialogs.tsx';
import { Actions, Card, Facts, Labels, Progress, Words } from './card-layout.ts';
import { getClientName } from './client-name.ts';

interface ProjectCardProps {
  project: HubProject_ProjectFragment;
  /** Whether the URL names it: it scrolls into view and gets focus. */
  isHighlighted: boolean;
  row: RowProps;
  onOpen: (dialog: DialogKey) => void;
}

/** One project: its status, client and actions. */
export function ProjectCard({ project, isHighlighted, row, onOpen }: ProjectCardProps) {
  const cardId = `project-${project.id}`;
  const { title, description, status, tier, progress, technologies, implementationFee, viewerCanUpdate } = project;
  useEffect(() => {
    if (isHighlighted) focusCard(cardId);
  }, [cardId, isHighlighted]);
  const facts = [
    ['Client', getClientName(project)],
    ['Technologies', technologies.join(', ') || 'Various'],
    ['Implementation fee', Number(implementationFee) > 0 ? formatMoney(implementationFee) : 'To be agreed'],
  ];
  return (
    <Card
      {...row}
      id={cardId}
      tabIndex={-1}
      aria-labelledby={`${cardId}-title`}
      data-marked={isHighlighted || undefined}
    >
      <h3 id={`${cardId}-title`}>{title}</h3>
      <Labels>
        <StatusLabel status={status} />
        <Tag minimal title="Project Tier">
          {humanize(tier)}
        </Tag>
      </Labels>
      <Words>{description}</Words>
      <Progress>
        <MeasuringRule label={`Progress of ${title}`} value={progress} text={`${progress}% complete`} />
        <span>{progress}%</span>
      </Progress>
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <Actions>
        <Button aria-label={`App Link of ${title}`} onClick={() => onOpen('links')}>
          App Link
        </Button>
        <Button aria-label={`Contact the client of ${title}`} onClick={() => onOpen('contact')}>
          Contact
        </Button>
        {viewerCanUpdate && (
          <Button aria-label={`Update ${title}`} onClick={() => onOpen('update')}>
            Update
          </Button>
        )}
      </Actions>
    </Card>
  );
}

function focusCard(id: string): void {
  const card = document.getElementById(id);
  card?.scrollIntoView?.({ block: 'center' });
  card?.focus({ preventScroll: true });
}

/** The status colors of the hub (specification part 2 §2): yellow, sky blue, green, and gray for anything else. */
const statusIntents: Partial<Record<ProjectStatus, 'warning' | 'primary' | 'success'>> = {
  in_progress: 'warning',
  testing: 'primary',
  completed: 'success',
};

const iconPaths: Record<ProjectStatus, string> = {
  pending: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2ZM8 5v3l2 1.5',
  in_progress: 'M2.5 8h3l2-4.5 2.5 9 1.5-4.5h2',
  testing: 'M6 2.5h4M7 2.5v4l-3.5 6.2h9L9 6.5v-4M5 10h6',
  completed: 'M3 8.5l3.5 3.5L13 4.5',
  cancelled: 'M4 4l8 8M12 4l-8 8',
};

const StatusLabel = ({ status }: { status: ProjectStatus }) => (
  <Tag minimal intent={statusIntents[status]} icon={<Drawing d={iconPaths[status]} />}>
    {humanize(status)}
  </Tag>
);
