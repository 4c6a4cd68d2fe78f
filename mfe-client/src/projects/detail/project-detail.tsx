import { Icon } from 'kit/controls';
import type { DetailedProject_ProjectFragment } from '#gql/graphql.ts';
import { Progress } from '../progress.tsx';
import { ScreenLayout } from '../screen-layout.ts';
import { StatusTag } from '../status-tag.tsx';
import { AgreedTerms } from './agreed-terms.tsx';
import { SupportLink, BackLink, Column, Columns, Description, Header, Title } from './detail-layout.ts';
import { ProjectLinks } from './project-links.tsx';
import { Rating } from './rating.tsx';
import { Team } from './team.tsx';
import { Timeline, type TimelinePages } from './timeline.tsx';

interface ProjectDetailProps {
  project: DetailedProject_ProjectFragment;
  pages: TimelinePages;
}

/** One project: status and timeline, with terms, team and URLs. */
export function ProjectDetail({ project, pages }: ProjectDetailProps) {
  const { id, title, description, status, progress, rating, viewerCanRate } = project;
  return (
    <ScreenLayout>
      <Header>
        <BackLink to="/client/projects">
          <Icon name="back" />
          All projects
        </BackLink>
        <Title>
          <h1>{title}</h1>
          <StatusTag status={status} />
        </Title>
        <Description>{description}</Description>
        <Progress title={title} progress={progress} />
        <SupportLink to={`/client/support?new&project=${id}`}>Ask support about this project</SupportLink>
      </Header>
      <Columns>
        <Column>
          {(viewerCanRate || rating !== null) && <Rating project={project} />}
          <Timeline title={title} pages={pages} />
        </Column>
        <Column>
          <ProjectLinks project={project} />
          <Team project={project} />
          <AgreedTerms project={project} />
        </Column>
      </Columns>
    </ScreenLayout>
  );
}
