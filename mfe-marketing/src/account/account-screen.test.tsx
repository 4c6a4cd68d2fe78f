import { screen, within } from '@testing-library/react';
import type { Viewer } from 'kit/session';
import { mockNetwork, replyTo } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { renderInPage, SignedIn } from 'kit/test/render';
import {
  AccessTokensDocument,
  EmailSettingsDocument,
  ProfileDocument,
  SecondFactorsDocument,
  SessionsDocument,
} from '#account/gql/graphql.ts';
import { AccountScreen } from './account-screen.tsx';

async function show(viewer: Viewer) {
  const secondFactors = { totp: false, recoveryCodesLeft: 0, passkeys: [] };
  mockNetwork({
    Viewer: viewerReply(viewer),
    Profile: replyTo(ProfileDocument, {
      me: { ...viewer, updatedAt: '2026-11-27T09:00:00.000Z', isProfileComplete: true, contractorProfile: null },
    }),
    Sessions: replyTo(SessionsDocument, { sessions: [] }),
    AccessTokens: replyTo(AccessTokensDocument, { accessTokens: [] }),
    EmailSettings: replyTo(EmailSettingsDocument, { emailSettings: { taskAssigned: true, nextStepDue: true } }),
    SecondFactors: replyTo(SecondFactorsDocument, { secondFactors }),
  });
  renderInPage(
    <SignedIn>
      <AccountScreen />
    </SignedIn>,
  );
  await screen.findByRole('button', { name: 'Set up' });
  await screen.findByLabelText('First name');
  return within(screen.getByRole('region', { name: 'Profile' }));
}

test.each([
  ['client', 'Client'],
  ['pm', 'Contractor · Project manager'],
  ['analyst', 'Product analyst'],
  ['admin', 'Admin'],
] as const)('the profile of a %s has email and role, to read only', async (who, role) => {
  const profile = await show(people[who]);
  expect(profile.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'carla@example.test',
    role,
  ]);
});

test.each([
  ['client', 'Back to your portal', '/client'],
  ['sales', 'Back to your portal', '/sales-portal'],
  ['analyst', 'Back to your portal', '/admin-dashboard'],
] as const)('a %s finds the way back', async (who, name, path) => {
  await show(people[who]);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
});

test('the account has its sections in order', async () => {
  await show(people.client);
  const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(parts).toEqual(['Profile', 'Password', 'Two-factor authentication', 'Sessions', 'Access tokens']);
});
