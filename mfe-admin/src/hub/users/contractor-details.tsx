import { humanize } from 'kit/format';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { HubUser } from './use-users.ts';

/** The details that a contractor entered at registration. */
export function ContractorDetails({ profile }: { profile: NonNullable<HubUser['contractorProfile']> }) {
  const { tagName, experienceLevel, technologies } = profile;
  return (
    <Details>
      <span>
        {tagName} · {humanize(experienceLevel)}
      </span>
      <span title={technologies}>{technologies}</span>
    </Details>
  );
}

/* The list of technologies may be long: two lines are shown, the rest on hover. */
const Details = styled.p`
  display: grid;
  color: ${tokens.color.soft};
  overflow-wrap: anywhere;
  > :last-child {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;
