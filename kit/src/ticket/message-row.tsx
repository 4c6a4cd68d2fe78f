import styled from 'styled-components';
import { Avatar } from '../controls/avatar.tsx';
import { formatExactTime, formatTime } from '../format.ts';
import { isSending } from './optimistic-reply.ts';
import type { ThreadMessage } from './thread.ts';
import { tokens } from '../theme/tokens.ts';

interface MessageRowProps {
  message: ThreadMessage;
  isNamed: boolean;
  isOwn: boolean;
}

/** One message; the viewer's own are on the other side. */
export function MessageRow({ message, isNamed, isOwn }: MessageRowProps) {
  const { author, fromTeam, content, createdAt, isNote = false } = message;
  return (
    <Row id={getId(message)} tabIndex={-1} $isOwn={isOwn} $isNamed={isNamed}>
      {isNamed && (
        <Head>
          {!isOwn && <Avatar person={author} />}
          <strong>{isOwn ? 'You' : `${author.firstName} ${author.lastName}`}</strong>
          {isNote ? <span>Internal note</span> : !isOwn && <span>{fromTeam ? 'Team' : 'Client'}</span>}
          <time dateTime={createdAt} title={formatExactTime(createdAt)}>
            {formatTime(createdAt)}
          </time>
        </Head>
      )}
      <Text $isOwn={isOwn} $isNote={isNote} $isSending={isSending(message)}>
        {content}
      </Text>
      {isSending(message) && <Sending>Sending</Sending>}
    </Row>
  );
}

/** The element of a message on the page. */
export const findRow = (message: ThreadMessage) => document.getElementById(getId(message));

const getId = ({ id }: ThreadMessage) => `message-${id}`;

/* Below the name, next to the picture. */
const Row = styled.li<{ $isOwn: boolean; $isNamed: boolean }>`
  display: grid;
  min-width: 0;
  padding-top: ${({ $isNamed }) => ($isNamed ? tokens.space.s : '4px')};
  padding-left: ${({ $isOwn }) => ($isOwn ? 0 : tokens.space.xl)};
  scroll-margin-top: ${tokens.space.s};
  justify-items: ${({ $isOwn }) => ($isOwn ? 'end' : 'start')};
  gap: 4px;
  /* Around the text: the row is as wide as its scroller, which would clip the focus ring. */
  &:focus-visible {
    outline: none;
  }
  &:focus-visible > p:last-of-type {
    outline: 2px solid ${tokens.color.accent};
    outline-offset: 2px;
  }
`;

const Head = styled.p`
  display: flex;
  margin-left: calc(-1 * ${tokens.space.xl});
  min-height: 28px;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${tokens.space.xs};
  color: ${tokens.color.faint};
  font-size: ${tokens.size.tiny};
  line-height: 16px;
  strong {
    color: ${tokens.color.ink};
    font-size: ${tokens.size.small};
  }
  > :first-child:not(strong) {
    margin-right: 4px;
  }
`;

const Text = styled.p<{ $isOwn: boolean; $isNote: boolean; $isSending: boolean }>`
  max-width: min(${tokens.width.text}, 88%);
  padding: ${tokens.space.xs} ${tokens.space.s};
  border: 1px ${({ $isNote }) => ($isNote ? 'dashed' : 'solid')}
    ${({ $isOwn, $isNote }) => ($isNote ? tokens.color.warning : $isOwn ? tokens.color.sunken : tokens.color.line)};
  border-radius: ${tokens.radius.medium};
  background: ${({ $isOwn, $isNote }) =>
    $isNote ? tokens.color.warningWash : $isOwn ? tokens.color.sunken : tokens.color.raised};
  color: ${({ $isSending }) => ($isSending ? tokens.color.faint : tokens.color.ink)};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const Sending = styled.span`
  color: ${tokens.color.faint};
  font-size: ${tokens.size.tiny};
  line-height: 16px;
`;
