import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { brand } from 'rules/brand';
import { Piece, SampleTag } from '../parts.ts';
import { Scale } from '../scale.tsx';
import { ReplyClock } from './reply-clock.tsx';

const projects = [
  { title: 'Harbour Booking Portal', status: 'in progress', team: 'Dev: Devika   QA: Tomás', percent: 65 },
  { title: 'Workshop Inventory CRM', status: 'testing', team: 'Dev: Devika   QA: Tomás', percent: 90 },
];

const sceneDescription =
  'A client portal with two projects, 65% and 90% complete, and the countdown to a reply within 24 hours';

/** The client portal, with an enquiry's status in front of it, both as the product shows them. */
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
  margin-left: ${tokens.space.xxl};
  padding-bottom: ${tokens.space.xxl};
  ${tokens.screen.narrow} {
    margin-left: 0;
  }
`;

const Head = styled.div`
  display: flex;
  padding: ${tokens.space.m} ${tokens.space.l};
  justify-content: space-between;
  align-items: center;
  strong {
    font: 600 ${tokens.size.large} / 24px ${tokens.font.display};
  }
`;

const Project = styled.div`
  display: grid;
  padding: ${tokens.space.m} ${tokens.space.l};
  gap: 4px;
  border-top: 1px solid ${tokens.color.line};
  p {
    color: ${tokens.color.soft};
    white-space: pre-wrap;
  }
`;

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${tokens.space.m};
  strong {
    font: 600 ${tokens.size.body} / 24px ${tokens.font.display};
  }
`;

const Status = styled.span<{ $testing: boolean }>`
  padding: 2px 6px;
  border-radius: ${tokens.radius.small};
  background: ${({ $testing }) => ($testing ? tokens.color.skyWash : tokens.color.greenWash)};
  color: ${({ $testing }) => ($testing ? tokens.color.sky : tokens.color.green)};
  font-size: ${tokens.size.tiny};
  white-space: nowrap;
`;

const Progress = styled.div`
  display: grid;
  padding-top: ${tokens.space.xs};
  align-items: center;
  grid-template-columns: 1fr auto;
  gap: ${tokens.space.m};
  font-variant-numeric: tabular-nums;
`;

/** The top bar of the client portal. */
function PortalBar() {
  return (
    <Bar>
      <strong>{brand.name}</strong>
      <b>Dashboard</b>
      <span>Projects</span>
      <span>Billing</span>
      <span>Support</span>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  padding: 0 ${tokens.space.l};
  gap: ${tokens.space.l};
  border-bottom: 1px solid ${tokens.color.line};
  line-height: 40px;
  strong {
    font: 600 ${tokens.size.body} / 40px ${tokens.font.display};
  }
  b {
    margin-bottom: -1px;
    border-bottom: 2px solid ${tokens.color.accent};
  }
  span {
    color: ${tokens.color.soft};
  }
  ${tokens.screen.narrow} {
    span:nth-of-type(n + 2) {
      display: none;
    }
  }
`;
