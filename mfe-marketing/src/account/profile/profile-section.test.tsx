import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from 'kit/session';
import { errorReply, mockNetwork, replyTo } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { renderInPage, SignedIn } from 'kit/test/render';
import {
  DeleteProfilePhotoDocument,
  type Profile_UserFragment as Profile,
  ProfileDocument,
  UpdateContractorProfileDocument,
  UpdateProfileDocument,
} from '#account/gql/graphql.ts';
import { ProfileSection } from './profile-section.tsx';

const firstRead = '2026-11-27T09:00:00.000Z';
const later = '2026-11-27T09:05:00.000Z';

const client: Profile = {
  ...people.client,
  updatedAt: firstRead,
  isProfileComplete: true,
  contractorProfile: null,
};
const newcomer: Profile = { ...client, ...people.developer, isProfileComplete: false };
const description = {
  id: 'p1',
  tagName: 'carla',
  experienceLevel: 'senior' as const,
  technologies: 'TypeScript and PostgreSQL',
};
const contractor: Profile = { ...newcomer, isProfileComplete: true, contractorProfile: description };

/** What the bar of the page shows. */
function Bar() {
  const { viewer } = useSession();
  return <p data-testid="bar">{`${viewer?.firstName} ${viewer?.profileImageUrl ?? 'without photo'}`}</p>;
}

async function show(profile: Profile, answers: Parameters<typeof mockNetwork>[0] = {}) {
  const network = mockNetwork({
    Viewer: viewerReply(profile),
    Profile: replyTo(ProfileDocument, { me: profile }),
    ...answers,
  });
  renderInPage(
    <SignedIn>
      <Bar />
      <ProfileSection />
    </SignedIn>,
  );
  await screen.findByLabelText('First name');
  return { ...network, leave: cleanup };
}
afterEach(() => sessionStorage.clear());

const field = (label: string) => screen.getByLabelText(label);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
const fill = async (label: string, text: string) => {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), text);
};

test('a client changes their name, which the bar shows at once, and has no contractor fields', async () => {
  const saved = { ...client, firstName: 'Karla', updatedAt: later };
  const { sent } = await show(client, { UpdateProfile: replyTo(UpdateProfileDocument, { updateProfile: saved }) });
  expect(screen.queryByLabelText('Tag name')).not.toBeInTheDocument();
  expect(screen.queryByText(/Complete your profile/)).not.toBeInTheDocument();
  await fill('First name', 'Karla');
  await save();
  expect(await screen.findByText('Profile saved')).toBeInTheDocument();
  expect(screen.getByTestId('bar')).toHaveTextContent('Karla');
  expect(sent.at(-1)).toMatchObject({
    operation: 'UpdateProfile',
    variables: { input: { firstName: 'Karla', lastName: 'Reyes' }, ifUpdatedAt: firstRead },
  });
});

test('a contractor who joined by a link sees what is missing, until it is saved', async () => {
  const saved = { ...contractor, updatedAt: later };
  const { sent } = await show(newcomer, {
    UpdateContractorProfile: replyTo(UpdateContractorProfileDocument, { updateContractorProfile: saved }),
  });
  const notice = /Complete your profile: add your tag name, experience and technologies/;
  expect(screen.getByText(notice)).toBeInTheDocument();
  await save();
  expect(field('Tag name')).toHaveAccessibleDescription('Tag name must be at least 2 characters');
  expect(field('Experience level')).toHaveAccessibleDescription('Please select your experience level');
  expect(field('Tag name')).toHaveFocus();
  await userEvent.type(field('Tag name'), 'carla');
  await userEvent.selectOptions(field('Experience level'), 'Senior (5-10 years)');
  await userEvent.type(field('Technologies'), description.technologies);
  await save();
  expect(await screen.findByText('Profile complete')).toBeInTheDocument();
  expect(screen.queryByText(notice)).not.toBeInTheDocument();
  const { id: _, ...fields } = description;
  expect(sent.at(-1)?.variables).toEqual({
    input: { firstName: 'Carla', lastName: 'Reyes', ...fields },
    ifUpdatedAt: firstRead,
  });
});

test('the next edit starts from what was saved', async () => {
  const saved = { ...client, firstName: 'Karla', updatedAt: later };
  const { sent } = await show(client, { UpdateProfile: replyTo(UpdateProfileDocument, { updateProfile: saved }) });
  await fill('First name', 'Karla');
  await save();
  await screen.findByText('Profile saved');
  await fill('First name', 'Carolina');
  await save();
  await waitFor(() =>
    expect(sent.at(-1)?.variables).toMatchObject({ input: { firstName: 'Carolina' }, ifUpdatedAt: later }),
  );
});

describe('edits that are not saved', () => {
  const keptNotice = 'We kept what you entered before.';
  async function editAndLeave() {
    const { leave } = await show(client);
    await fill('First name', 'Karla');
    leave();
  }

  test('are there when the viewer comes back, and Start over discards them', async () => {
    await editAndLeave();
    const { leave } = await show(client);
    expect(field('First name')).toHaveValue('Karla');
    expect(screen.getByText(keptNotice)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(field('First name')).toHaveValue('Carla');
    expect(screen.queryByText(keptNotice)).not.toBeInTheDocument();
    leave();
    await show(client);
    expect(field('First name')).toHaveValue('Carla');
  });

  test('are saved over the version that was edited, and then forgotten', async () => {
    await editAndLeave();
    const saved = { ...client, firstName: 'Karla', updatedAt: '2026-11-27T09:10:00.000Z' };
    const changed = { ...client, updatedAt: later };
    const { sent, leave } = await show(changed, {
      UpdateProfile: replyTo(UpdateProfileDocument, { updateProfile: saved }),
    });
    await save();
    await screen.findByText('Profile saved');
    expect(sent.at(-1)?.variables).toMatchObject({ input: { firstName: 'Karla' }, ifUpdatedAt: firstRead });
    expect(screen.queryByText(keptNotice)).not.toBeInTheDocument();
    leave();
    await show(saved);
    expect(screen.queryByText(keptNotice)).not.toBeInTheDocument();
  });

  test('are not shown to another account', async () => {
    await editAndLeave();
    await show({ ...client, id: 'someone-else' });
    expect(field('First name')).toHaveValue('Carla');
  });
});

test('the hint of Technologies says how much is needed', async () => {
  await show(contractor);
  expect(field('Technologies')).toHaveAccessibleDescription(/at least 10 characters/);
});

test('a taken tag name is marked at its field', async () => {
  const message = 'This tag name is taken. Please choose another';
  await show(contractor, { UpdateContractorProfile: errorReply('CONFLICT', message, { tagName: message }) });
  await fill('Tag name', 'taken');
  await save();
  await waitFor(() => expect(field('Tag name')).toHaveAccessibleDescription(message));
  expect(field('Tag name')).toHaveFocus();
});

test('a change in another tab is filled in, and what both changed is offered beside the own text', async () => {
  const theirs = {
    ...contractor,
    lastName: 'Kings',
    updatedAt: later,
    contractorProfile: { ...description, tagName: 'carla-elsewhere' },
  };
  const { sent, answers } = await show(contractor, {
    UpdateContractorProfile: errorReply('CHANGED_MEANWHILE', 'Changed'),
  });
  answers.Profile = replyTo(ProfileDocument, { me: theirs });
  await fill('Tag name', 'carla-here');
  await save();
  expect(await screen.findByText('This profile was changed elsewhere while you were editing')).toBeInTheDocument();
  expect(field('Last name')).toHaveValue('Kings');
  expect(field('Tag name')).toHaveValue('carla-here');
  expect(
    within(screen.getByRole('group', { name: 'Tag name, their version' })).getByText('carla-elsewhere'),
  ).toBeVisible();
  answers.UpdateContractorProfile = replyTo(UpdateContractorProfileDocument, { updateContractorProfile: theirs });
  await save();
  await screen.findByText('Profile saved');
  expect(sent.at(-1)?.variables).toMatchObject({ input: { tagName: 'carla-here' }, ifUpdatedAt: later });
  expect(screen.queryByText(/Someone else changed/)).not.toBeInTheDocument();
});

test('a photo that was set meanwhile is no conflict: the form is sent again over it', async () => {
  const { sent, answers } = await show(client, { UpdateProfile: errorReply('CHANGED_MEANWHILE', 'Changed') });
  answers.Profile = () => {
    answers.UpdateProfile = replyTo(UpdateProfileDocument, { updateProfile: { ...client, firstName: 'Karla' } });
    return replyTo(ProfileDocument, { me: { ...client, updatedAt: later, profileImageUrl: '/api/files/1' } });
  };
  await fill('First name', 'Karla');
  await save();
  expect(await screen.findByText('Profile saved')).toBeInTheDocument();
  expect(sent.at(-1)?.variables).toMatchObject({ ifUpdatedAt: later });
});

test('a failed save says so and keeps what was typed', async () => {
  await show(client, { UpdateProfile: errorReply('UNAVAILABLE', 'Try again shortly') });
  await fill('First name', 'Karla');
  await save();
  expect(await screen.findByText("Couldn't save your profile")).toBeInTheDocument();
  expect(field('First name')).toHaveValue('Karla');
});

test('a double click saves once', async () => {
  const { sent } = await show(client, { UpdateProfile: () => new Promise(() => undefined) });
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save profile' }));
  expect(screen.getByRole('button', { name: 'Saving profile…' })).toHaveAttribute('aria-disabled', 'true');
  expect(sent.filter(({ operation }) => operation === 'UpdateProfile')).toHaveLength(1);
});

test('a profile that failed to load can be loaded again', async () => {
  const { answers } = mockNetwork({
    Viewer: viewerReply(people.client),
    Profile: errorReply('UNAVAILABLE', 'Try again shortly'),
  });
  renderInPage(
    <SignedIn>
      <ProfileSection />
    </SignedIn>,
  );
  expect(await screen.findByText("Couldn't load your profile")).toBeInTheDocument();
  answers.Profile = replyTo(ProfileDocument, { me: client });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('First name')).toHaveValue('Carla');
});

test('a photo is removed, also from the bar, and the focus stays near', async () => {
  await show(
    { ...client, profileImageUrl: '/api/files/1' },
    { DeleteProfilePhoto: replyTo(DeleteProfilePhotoDocument, { deleteProfilePhoto: client }) },
  );
  expect(screen.getByTestId('bar')).toHaveTextContent('/api/files/1');
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo' }));
  expect(await screen.findByText('Photo removed')).toBeInTheDocument();
  expect(screen.getByTestId('bar')).toHaveTextContent('without photo');
  expect(screen.queryByRole('button', { name: 'Remove photo' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add a photo' })).toHaveFocus();
});

const choose = async (file: File) => {
  const input = screen.getByLabelText('Photo', { selector: 'input' });
  await userEvent.setup({ applyAccept: false }).upload(input, file);
};

test.each([
  ['a document', new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }), 'Supported photos: PNG, JPEG and WebP.'],
  ['an empty file', new File([], 'a.png', { type: 'image/png' }), 'This file is empty. Please choose another one'],
  [
    'a file over 10 MB',
    new File([new Uint8Array(10_485_761)], 'a.png', { type: 'image/png' }),
    'Please choose a file of up to 10 MB',
  ],
])('%s is refused before it is opened', async (_what, file, message) => {
  await show(client);
  await choose(file);
  expect(within(screen.getByRole('group', { name: 'Photo' })).getByRole('alert')).toHaveTextContent(message);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
