import { usePaginatedQuery } from 'kit/apollo';
import { Button } from 'kit/controls';
import { Dialog } from 'kit/dialog';
import { LoadMore } from 'kit/panel';
import { type TeamRole, teamRoles } from 'kit/project';
import { EmptyState, ErrorState, Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { MemberProjectsDocument, type TeamOfProject_ProjectFragment as Project } from '#gql/graphql.ts';
import { useRefetchOnWorkChange } from '../../live/work-feed.ts';
import { ProjectLink } from '../../project-link.tsx';
import { getFullName } from '../../tasks/assignee-choices.ts';
import type { Member } from '../sort-by-load.ts';
import { AssignForm } from './assign-form.tsx';
import { useAssignment } from './use-assignment.ts';
import { useAssignableRoles } from './use-assignable-roles.ts';

interface MemberDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Null while it is closed. */
  member: Member | null;
}

/** The projects of a contractor, which they can be added to and removed from. */
export function MemberDialog({ isOpen, onClose, member }: MemberDialogProps) {
  return (
    <Dialog isOpen={isOpen} title={member ? `Projects of ${getFullName(member)}` : 'Projects'} onClose={onClose}>
      {member && <MemberProjects key={member.id} member={member} />}
    </Dialog>
  );
}

function MemberProjects({ member }: { member: Member }) {
  const { nodes, error, refresh, ...pages } = usePaginatedQuery(MemberProjectsDocument, {
    variables: { memberId: member.id },
    selectConnection: ({ plannedProjects }) => plannedProjects,
  });
  useRefetchOnWorkChange(refresh);
  const assign = useAssignment();
  const roles = useAssignableRoles();
  return (
    <>
      {nodes ? list(nodes) : error ? failed() : <Skeleton $width="100%" $height="96px" />}
      {member.isActive && <AssignForm member={member} assign={assign} />}
    </>
  );

  function list(projects: readonly Project[]) {
    // An optimistic answer may have taken the person off a project of the list.
    const parts = projects.flatMap((project) =>
      teamRoles.filter(([role]) => project[role]?.id === member.id).map(([role, label]) => ({ project, role, label })),
    );
    if (parts.length === 0)
      return <EmptyState title="Not on any of your projects" hint="Projects that you add them to appear here." />;
    return (
      <>
        <Parts aria-label={`Active projects of ${getFullName(member)}`}>
          {parts.map(({ project, role, label }) => (
            <li key={`${project.id} ${role}`}>
              <span>
                <ProjectLink project={project} />
                <small>{label}</small>
              </span>
              {roles.some(([each]) => each === role) && renderRemove(project, role, label)}
            </li>
          ))}
        </Parts>
        <LoadMore pages={pages} what="projects" />
      </>
    );
  }

  function renderRemove(project: Project, role: TeamRole, label: string) {
    return (
      <Button
        aria-label={`Remove from ${project.title} as ${label.toLowerCase()}`}
        onClick={() => void assign(project, role, null)}
      >
        Remove
      </Button>
    );
  }

  function failed() {
    return <ErrorState title="Couldn't load the projects" hint="Try again." onRetry={refresh} />;
  }
}

const Parts = styled.ul`
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  li {
    display: flex;
    padding: ${tokens.space.xs} ${tokens.space.s};
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space.s};
  }
  li + li {
    border-top: 1px solid ${tokens.color.line};
  }
  span {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    color: ${tokens.color.soft};
    font-size: ${tokens.size.tiny};
  }
`;
