import { useState } from 'react';
import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';

interface Person {
  firstName: string;
  lastName: string;
  profileImageUrl?: string | null;
}

interface AvatarProps {
  person: Person;
  /** In pixels. */
  size?: number;
}

/**
 * The profile image, or the initials: also for a photo that was replaced since, or that the viewer may not see. The name is always next
 * to it, so the image has no alternative text.
 */
export function Avatar({ person, size = 28 }: AvatarProps) {
  const { firstName, lastName, profileImageUrl } = person;
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (profileImageUrl && profileImageUrl !== failedUrl)
    return (
      <Picture
        src={profileImageUrl}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        onError={() => setFailedUrl(profileImageUrl)}
      />
    );
  return <Initials aria-hidden $size={size}>{`${firstName.charAt(0)}${lastName.charAt(0)}`}</Initials>;
}

const Picture = styled.img`
  flex: none;
  border-radius: 50%;
  object-fit: cover;
`;

const Initials = styled.span<{ $size: number }>`
  display: inline-flex;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  align-items: center;
  justify-content: center;
  border: 1px solid ${tokens.color.line};
  border-radius: 50%;
  background: ${tokens.color.sunken};
  color: ${tokens.color.soft};
  font-size: ${({ $size }) => Math.round($size * 0.39)}px;
  font-weight: 600;
`;
