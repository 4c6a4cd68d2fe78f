import { tokens } from 'kit/theme';
import { plans, popularLabel, type Plan } from 'rules/plans';
import styled from 'styled-components';
import { LargeButton } from '../parts.ts';
import { Scale } from '../scale.tsx';
import type { StartProject } from '../use-intake-dialog.tsx';

const purposes: Record<Plan['name'], string> = {
  Starter: 'A first site, with the routine work off your desk.',
  Growth: 'For a team whose tools should talk to each other.',
  Pro: 'For the product your business runs on.',
  Enterprise: 'Several systems and teams, under one agreement.',
};
/** All plans share one scale of a year, so that their terms can be compared. */
const maxMessages = Math.max(...plans.map(({ messages = 0 }) => messages));

export function PlanCard({ plan, onStart }: { plan: Plan; onStart: StartProject }) {
  const { name, popular, monthlyText, setupText, terms, months, inclusions, messages, enquiryPlan: asksFor } = plan;
  return (
    <Card $popular={popular}>
      <Head>
        <h3>{name}</h3>
        {popular && <Mark>{popularLabel}</Mark>}
      </Head>
      <p>{purposes[name]}</p>
      <div>
        <PriceLine text={monthlyText} />
        <p>
          <b>{setupText}</b> setup fee
        </p>
      </div>
      <LargeButton $primary={popular} aria-haspopup="dialog" onClick={() => onStart(asksFor)}>
        Start with {name}
      </LargeButton>
      <Terms>
        <li>
          {terms}
          {months && <Scale ticks={12} majorTickInterval={6} from={months[0]} to={months[1]} />}
        </li>
        {inclusions.map((inclusion, index) => (
          <li key={inclusion}>
            {inclusion}
            {index === 0 && messages && <Scale ticks={maxMessages / 10} majorTickInterval={10} to={messages / 10} />}
          </li>
        ))}
        {inclusions.length === 0 && <li>Scope agreed with you first</li>}
      </Terms>
    </Card>
  );
}

/* Subgrid aligns the rows of all cards, so that figures can be compared. */
const Card = styled.li<{ $popular?: boolean }>`
  display: grid;
  padding: ${tokens.space.l};
  grid-row: span 5;
  grid-template-rows: subgrid;
  align-content: start;
  gap: ${tokens.space.m};
  border: 1px solid ${({ $popular }) => ($popular ? tokens.color.accent : tokens.color.line)};
  border-radius: ${tokens.radius.medium};
  outline: 1px solid ${({ $popular }) => ($popular ? tokens.color.accent : 'transparent')};
  background: ${tokens.color.raised};
  h3 {
    font-size: ${tokens.size.title};
    line-height: 32px;
  }
  p {
    color: ${tokens.color.soft};
    line-height: 24px;
  }
  b {
    color: ${tokens.color.ink};
    font-size: ${tokens.size.body};
  }
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
`;

const Mark = styled.span`
  padding: 4px ${tokens.space.xs};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.accent};
  color: ${tokens.color.onAccent};
  font-size: ${tokens.size.tiny};
  font-weight: 600;
  line-height: 16px;
`;

const Terms = styled.ul`
  li {
    display: grid;
    padding: ${tokens.space.s} 0;
    gap: ${tokens.space.xs};
    border-top: 1px solid ${tokens.color.line};
    font-size: ${tokens.size.body};
    line-height: 24px;
  }
  li:last-child {
    padding-bottom: 0;
  }
`;

/** "from $1,500+/mo" with a large figure and small words around it; the text stays the same. */
function PriceLine({ text }: { text: string }) {
  const [, before = '', figure = text, after = ''] = /^(from )?(.+?)(\/mo)$/.exec(text) ?? [];
  return (
    <Price>
      {before && <small>{before}</small>}
      {figure}
      <small>{after}</small>
    </Price>
  );
}

const Price = styled.strong`
  font: 600 ${tokens.size.figure} / 48px ${tokens.font.display};
  letter-spacing: -0.02em;
  white-space: nowrap;
  small {
    color: ${tokens.color.soft};
    font: 400 ${tokens.size.body} / 24px ${tokens.font.text};
    letter-spacing: 0;
  }
`;
