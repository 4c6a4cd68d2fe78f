import { useEffect } from 'react';
import { Button } from 'kit/controls';
import { humanize, formatMoney } from 'kit/format';
import { ProjectStatusTag, Tag, ProjectProgress } from 'kit/ui';
import type { RowProps } from 'kit/virtual-rows';
import type { HubProject_ProjectFragment } from '#gql/graphql.ts';
import type { DialogKey } from '../project-dialogs.tsx';
import { Actions, Card, Facts, Labels, Words } from './card-layout.ts';
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
        <ProjectStatusTag status={status} icon />
        <Tag minimal title="Project Tier">
          {humanize(tier)}
        </Tag>
      </Labels>
      <Words>{description}</Words>
      <ProjectProgress title={title} progress={progress} />
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
        <Button aria-label={`Report finding on ${title}`} onClick={() => onOpen('report')}>
          Report finding
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
