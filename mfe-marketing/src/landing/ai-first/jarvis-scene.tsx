import type { ReactNode } from 'react';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { Piece, SampleTag } from '../parts.ts';
import { Scale } from '../scale.tsx';

const sceneDescription =
  'Jarvis answers how a booking portal should keep people signed in, and cites the passage of the Authentication Handbook that the answer rests on';

/** A question, its answer and the cited passage, as the assistant shows them. */
export function JarvisScene() {
  return (
    <Scene role="img" aria-label={sceneDescription}>
      <Chat>
        <Message by="You" tag={<SampleTag />}>
          <p>How should the booking portal keep people signed in?</p>
        </Message>
        <Message by="Jarvis">
          <p>
            Keep the session on the server and give the browser a cookie that scripts cannot read <Number>1</Number>.
          </p>
          <ul>
            <li>Create a new session ID at every sign-in.</li>
            <li>End all sessions of a person whose role changes.</li>
            <li>After seven idle days, ask for a new sign-in.</li>
          </ul>
        </Message>
      </Chat>
      <Passage>
        <strong>
          <Number>1</Number> Authentication Handbook <SampleTag />
        </strong>
        <q>Sessions live in a cookie that scripts cannot read. Every sign-in creates a new session ID.</q>
        <Usage>
          <Scale ticks={50} majorTickInterval={5} to={8} />
          <span>1,204 tokens</span>
        </Usage>
      </Passage>
    </Scene>
  );
}

function Message({ by, tag, children }: { by: 'You' | 'Jarvis'; tag?: ReactNode; children: ReactNode }) {
  return (
    <Row>
      <Head $jarvis={by === 'Jarvis'}>
        <strong>{by}</strong>
        {tag}
      </Head>
      {children}
    </Row>
  );
}

const Scene = styled.div`
  min-width: 0;
`;

const Chat = styled(Piece)`
  padding: 0 ${tokens.space.l} ${tokens.space.xl};
  font-size: ${tokens.size.body};
  line-height: 26px;
`;

const Row = styled.div`
  display: grid;
  padding: ${tokens.space.l} 0;
  gap: ${tokens.space.xs};
  & + & {
    border-top: 1px solid ${tokens.color.line};
  }
  && ul {
    padding-left: ${tokens.space.l};
    list-style: disc;
  }
`;

const Head = styled.div<{ $jarvis: boolean }>`
  display: flex;
  justify-content: space-between;
  strong {
    color: ${({ $jarvis }) => ($jarvis ? tokens.color.accent : tokens.color.ink)};
    font: 600 ${tokens.size.body} / 24px ${tokens.font.display};
  }
`;

const Number = styled.span`
  display: inline-flex;
  min-width: 24px;
  height: 24px;
  align-items: center;
  justify-content: center;
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.raised};
  color: ${tokens.color.accent};
  font: 600 ${tokens.size.tiny} / 16px ${tokens.font.text};
`;

const Passage = styled(Piece)`
  position: relative;
  display: grid;
  max-width: 480px;
  margin: calc(-1 * ${tokens.space.l}) ${tokens.space.l} 0 auto;
  padding: ${tokens.space.l};
  gap: ${tokens.space.s};
  border-top: 2px solid ${tokens.color.ink};
  strong {
    display: flex;
    align-items: center;
    gap: ${tokens.space.xs};
    font: 600 ${tokens.size.body} / 24px ${tokens.font.display};
  }
  strong > span:last-child {
    margin-left: auto;
    font: 400 ${tokens.size.tiny} / 16px ${tokens.font.text};
  }
  q {
    padding-left: ${tokens.space.s};
    border-left: 3px solid ${tokens.color.accent};
    quotes: none;
  }
`;

const Usage = styled.div`
  display: grid;
  padding-top: ${tokens.space.xs};
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${tokens.space.m};
  color: ${tokens.color.soft};
  font-size: ${tokens.size.tiny};
`;
