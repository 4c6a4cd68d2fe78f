import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';

interface Person {
  firstName: string;
  lastName: string;
  profileImageUrl?: string | null;
}

/** The profile image, or the initials. The name is always next to it, so the image has no alternative text. */
export function Avatar({ person }: { person: Person }) {
  if (person.profileImageUrl) return <Picture src={person.profileImageUrl} alt="" width={28} height={28} />;
  return <Initials aria-hidden>{`${person.firstName.charAt(0)}${person.lastName.charAt(0)}`}</Initials>;
}

const Picture = styled.img`
  flex: none;
  border-radius: 50%;
  object-fit: cover;
`;

const Initials = styled.span`
  display: inline-flex;
  flex: none;
  width: 28px;
  height: 28px;
  align-items: center;
  justify-content: center;
  border: 1px solid ${tokens.color.line};
  border-radius: 50%;
  background: ${tokens.color.sunken};
  color: ${tokens.color.soft};
  font-size: 11px;
  font-weight: 600;
`;
