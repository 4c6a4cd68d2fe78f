import { KitApollo } from 'kit/apollo';
import { Route, Routes, useLocation } from 'kit/router';
import { mockWebSocket } from 'kit/test/live';
import { mockNetwork, replyTo, toConnection } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { renderInPage, SignedIn } from 'kit/test/render';
import { AssigneeNameDocument } from '#gql/graphql.ts';
import { ManagerScreen } from '../manager/manager-screen.tsx';
import { getProjectPath, managerPath } from '../manager/manager-paths.ts';
import { ProjectScreen } from '../manager/project/project-screen.tsx';
import { managedProject, managedProjectReply, workReply } from './manager-replies.ts';
import { assigneesReply, boardReplies, devika, nameReply, projectNamesReply, projects } from './work.ts';

/** Renders the project manager portal at a URL, such as `?tab=team` or `/projects/1`, with a mock network. */
export function showManager(rest: string, answers: Parameters<typeof mockNetwork>[0] = {}) {
  const events = mockWebSocket();
  const server = mockNetwork({
    Viewer: viewerReply(people.pm),
    ProjectNames: projectNamesReply(projects),
    ProjectName: nameReply,
    Assignees: assigneesReply,
    AssigneeName: replyTo(AssigneeNameDocument, { teamMembers: toConnection('TeamMember', [devika]) }),
    ManagedProject: managedProjectReply(managedProject()),
    ProjectWork: workReply(),
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
        <Routes>
          <Route path={managerPath} element={<ManagerScreen />} />
          <Route path={getProjectPath(':id')} element={<ProjectScreen />} />
        </Routes>
      </KitApollo>
      <Address />
    </SignedIn>,
    { path: `${managerPath}${rest}` },
  );
  const getInputs = (operation: string) =>
    server.sent.filter((request) => request.operation === operation).map(({ variables }) => variables);
  return { ...server, live: events, address: () => address, getInputs };
}
