import { KitApollo } from 'kit/apollo';
import { useLocation } from 'kit/router';
import { mockWebSocket } from 'kit/test/live';
import { mockNetwork, replyTo, toConnection } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { renderInPage, SignedIn } from 'kit/test/render';
import { AssigneeNameDocument } from '#gql/graphql.ts';
import { ManagerScreen } from '../manager/manager-screen.tsx';
import { assigneesReply, boardReplies, devika, nameReply, projectNamesReply, projects } from './work.ts';

/** Renders the project manager portal at a URL, with a mock network. */
export function showManager(search: string, answers: Parameters<typeof mockNetwork>[0] = {}) {
  const events = mockWebSocket();
  const server = mockNetwork({
    Viewer: viewerReply(people.pm),
    ProjectNames: projectNamesReply(projects),
    ProjectName: nameReply,
    Assignees: assigneesReply,
    AssigneeName: replyTo(AssigneeNameDocument, { teamMembers: toConnection('TeamMember', [devika]) }),
    ...boardReplies([]),
    ...answers,
  });
  let address = '';
  function Address() {
    const { pathname, search: now } = useLocation();
    address = pathname + now;
    return null;
  }
  renderInPage(
    <SignedIn>
      <KitApollo>
        <ManagerScreen />
      </KitApollo>
      <Address />
    </SignedIn>,
    { path: `/project-manager-portal${search}` },
  );
  return { ...server, live: events, address: () => address };
}
