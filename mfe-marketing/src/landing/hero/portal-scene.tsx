import styled from 'styled-components';
import { Piece, SampleTag } from '../parts.ts';
import { Scale } from '../scale.tsx';
import { PortalBar } from './portal-bar.tsx';
import { ReplyClock } from './reply-clock.tsx';

const projects = [
  { title: 'Harbour Booking Portal', status: 'in progress', team: 'Dev: Devika   QA: Tomás', percent: 65 },
  { title: 'Workshop Inventory CRM', status: 'testing', team: 'Dev: Devika   QA: Tomás', percent: 90 },
];

const sceneDescription =
  'A client portal with two projects, 65% and 90% complete, and the countdown to a reply within 24 hours';

/** What a client sees, and in front of it what a visitor gets: both as the product shows them. */
export function PortalScene() {
  return (
    <Scene role="img" aria-label={sceneDescription}>
      <Portal>
        <PortalBar />
        <Head>
          <strong>Active Projects</strong>
          <SampleTag />
        </Head>
        {projects.map(({ title, status, team, percent }) => (
          <Project key={title}>
            <Line>
              <strong>{title}</strong>
              <Status $testing={status === 'testing'}>{status}</Status>
            </Line>
            <p>{team}</p>
            <Progress>
              <Scale ticks={50} majorTickInterval={5} to={percent / 2} />
              <span>{percent}% Complete</span>
            </Progress>
          </Project>
        ))}
      </Portal>
      <ReplyClock />
    </Scene>
  );
}

const Scene = styled.div`
  min-width: 0;
`;

const Portal = styled(Piece)`
  margin-left: ${({ theme }) => theme.space.xxl};
  padding-bottom: ${({ theme }) => theme.space.xxl};
  ${({ theme }) => theme.screen.narrow} {
    margin-left: 0;
  }
`;

const Head = styled.div`
  display: flex;
  padding: ${({ theme }) => `${theme.space.m} ${theme.space.l}`};
  justify-content: space-between;
  align-items: center;
  strong {
    font: 600 ${({ theme }) => theme.size.large} / 24px ${({ theme }) => theme.font.display};
  }
`;

const Project = styled.div`
  display: grid;
  padding: ${({ theme }) => `${theme.space.m} ${theme.space.l}`};
  gap: 4px;
  border-top: 1px solid ${({ theme }) => theme.color.line};
  p {
    color: ${({ theme }) => theme.color.soft};
    white-space: pre-wrap;
  }
`;

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.m};
  strong {
    font: 600 ${({ theme }) => theme.size.body} / 24px ${({ theme }) => theme.font.display};
  }
`;

const Status = styled.span<{ $testing: boolean }>`
  padding: 2px 6px;
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme, $testing }) => ($testing ? theme.color.skyWash : theme.color.greenWash)};
  color: ${({ theme, $testing }) => ($testing ? theme.color.sky : theme.color.green)};
  font-size: ${({ theme }) => theme.size.tiny};
  white-space: nowrap;
`;

const Progress = styled.div`
  display: grid;
  padding-top: ${({ theme }) => theme.space.xs};
  align-items: center;
  grid-template-columns: 1fr auto;
  gap: ${({ theme }) => theme.space.m};
  font-variant-numeric: tabular-nums;
`;
