import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KitApollo } from 'kit/apollo';
import { mockNetwork, errorReply, replyTo } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { renderInPage, SignedIn } from 'kit/test/render';
import { HomeDocument } from '../gql/graphql.ts';
import { HomeScreen } from './home-screen.tsx';

const { id, firstName, lastName } = people.admin;
const Home = replyTo(HomeDocument, { me: { __typename: 'User', id, firstName, lastName, lastSeenAt: null } });

function show(answers: Parameters<typeof mockNetwork>[0]) {
  const { answers: all } = mockNetwork({ Viewer: viewerReply(people.admin), ...answers });
  renderInPage(
    <SignedIn>
      <KitApollo>
        <HomeScreen />
      </KitApollo>
    </SignedIn>,
  );
  return all;
}

test('the screen says who is signed in', async () => {
  show({ Home });
  expect(await screen.findByText('Signed in as Carla Reyes')).toBeInTheDocument();
});

test('an API error is shown with a retry button', async () => {
  const answers = show({ Home: errorReply('UNAVAILABLE', 'Try again in a moment') });
  await screen.findByText("Couldn't load your account");
  answers.Home = Home;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Signed in as Carla Reyes')).toBeInTheDocument();
});
