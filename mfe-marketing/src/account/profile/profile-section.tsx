import { useCallback, useState } from 'react';
import { humanize } from 'kit/format';
import { useSession } from 'kit/session';
import { ErrorState } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { type Profile_UserFragment as Profile, ProfileDocument } from '#account/gql/graphql.ts';
import { useAsyncData } from '../../data/use-async-data.ts';
import { useSessionRequest } from '../../data/use-session-request.ts';
import { FormWidth } from '../account-parts.ts';
import { AccountSection } from '../account-section.tsx';
import { RowsSkeleton } from '../rows-skeleton.tsx';
import { ProfilePhoto } from './photo/profile-photo.tsx';
import { ProfileForm } from './profile-form.tsx';

/** How the viewer appears to others: photo and name, and what a contractor says about themselves. */
export function ProfileSection() {
  const request = useSessionRequest();
  const { answer, fault, refresh } = useAsyncData(
    useCallback(async () => (await request(ProfileDocument)).me, [request]),
  );
  return (
    <AccountSection title="Profile" text="How you appear here. Ask an administrator to change your email or your role.">
      {answer && <LoadedProfile loaded={answer} />}
      {!answer && fault && (
        <ErrorState
          title="Couldn't load your profile"
          hint="Try again."
          detail={fault.message}
          onRetry={() => void refresh()}
        />
      )}
      {!answer && !fault && <RowsSkeleton rows={4} name="your profile" />}
    </AccountSection>
  );
}

function LoadedProfile({ loaded }: { loaded: Profile }) {
  const { adopt } = useSession();
  const [profile, setProfile] = useState(loaded);
  // The bar shows name and photo, too.
  const show = (saved: Profile) => {
    setProfile(saved);
    adopt(saved);
  };
  const { email, role, contractorRole, isProfileComplete } = profile;
  return (
    <Parts>
      {!isProfileComplete && (
        <Incomplete>Complete your profile: add your tag name, experience and technologies.</Incomplete>
      )}
      <ProfilePhoto profile={profile} onSaved={show} />
      <Facts>
        <div>
          <dt>Email</dt>
          <dd>{email}</dd>
        </div>
        <div>
          <dt>Role</dt>
          <dd>
            {humanize(role)}
            {contractorRole && ` · ${humanize(contractorRole)}`}
          </dd>
        </div>
      </Facts>
      <FormWidth>
        <ProfileForm profile={profile} onSaved={show} />
      </FormWidth>
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};
`;

const Incomplete = styled.p`
  padding: ${tokens.space.s} ${tokens.space.m};
  border: 1px solid ${tokens.color.accent};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
  font-weight: 600;
`;

const Facts = styled.dl`
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
  div {
    display: grid;
    padding: ${tokens.space.s} ${tokens.space.m};
    grid-template-columns: 96px minmax(0, 1fr);
    gap: ${tokens.space.m};
  }
  div + div {
    border-top: 1px solid ${tokens.color.line};
  }
  dt {
    color: ${tokens.color.soft};
  }
  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
