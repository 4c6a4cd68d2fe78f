import { Icon } from 'kit/controls';
import { plans, popularMark, type Plan } from 'rules/plans';
import styled from 'styled-components';
import { LargeButton } from '../parts.ts';
import { Scale } from '../scale.tsx';
import type { StartProject } from '../use-intake.tsx';
import { PriceLine } from './price-line.tsx';

const purposes: Record<Plan['name'], string> = {
  Starter: 'A first site, with the routine work off your desk.',
  Growth: 'For a team whose tools should talk to each other.',
  Pro: 'For a product that your business runs on.',
  Enterprise: 'Several systems, one statement of work.',
};
/** One scale for all plans, so that they can be compared. */
const mostMessages = Math.max(...plans.map(({ messages = 0 }) => messages));

export function PlanCard({ plan, onStart }: { plan: Plan; onStart: StartProject }) {
  const { name, popular, setupText, terms, inclusions, messages, asksFor } = plan;
  return (
    <Card $popular={popular}>
      <Head>
        <h3>{name}</h3>
        {popular && <Mark>{popularMark}</Mark>}
      </Head>
      <p>{purposes[name]}</p>
      <PriceLine text={plan.monthlyText} />
      <p>
        <b>{setupText}</b> setup fee
      </p>
      <LargeButton $primary={popular} aria-haspopup="dialog" onClick={() => onStart(asksFor)}>
        Start with {name}
      </LargeButton>
      <Terms>
        <li>{terms}</li>
        {inclusions.map((inclusion) => (
          <li key={inclusion}>
            <Icon name="tick" />
            {inclusion}
          </li>
        ))}
        {inclusions.length === 0 && <li>What it includes, we settle with you first.</li>}
      </Terms>
      {messages && <Scale ticks={mostMessages / 10} long={10} to={messages / 10} />}
    </Card>
  );
}

const Card = styled.li<{ $popular?: boolean }>`
  display: grid;
  padding: ${({ theme }) => theme.space.l};
  align-content: start;
  gap: ${({ theme }) => theme.space.s};
  border: 1px solid ${({ theme, $popular }) => ($popular ? theme.color.accent : theme.color.line)};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.raised};
  h3 {
    font-size: ${({ theme }) => theme.size.large};
    line-height: 28px;
  }
  p {
    color: ${({ theme }) => theme.color.soft};
  }
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
`;

const Mark = styled.span`
  padding: 2px ${({ theme }) => theme.space.xs};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.accent};
  color: ${({ theme }) => theme.color.onAccent};
  font-size: ${({ theme }) => theme.size.tiny};
  font-weight: 600;
`;

const Terms = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  li {
    display: flex;
    gap: ${({ theme }) => theme.space.xs};
  }
`;
