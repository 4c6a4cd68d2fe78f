import { tokens } from 'kit/theme';
import { type EnquiryProjectType, enquiryProjectTypeLabels } from 'rules/enquiries';
import styled from 'styled-components';
import type { Progress } from './stage.ts';

/** What the visitor submitted, so that they can refer to it when they add something. */
export function EnquiryDetails({ progress }: { progress: Progress }) {
  const { projectType, outcome, budget, timeline, preferredPlan } = progress;
  const rows = [
    ['Project', enquiryProjectTypeLabels[projectType as EnquiryProjectType] ?? projectType],
    ['Budget', budget],
    ['Timeline', timeline],
    ['Plan', preferredPlan],
  ];
  return (
    <Part aria-labelledby="details">
      <h2 id="details">Your enquiry</h2>
      <Outcome>{outcome}</Outcome>
      <List>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
      <Hint>Anything to add or correct? Reply to the email with this link.</Hint>
    </Part>
  );
}

const Part = styled.section`
  h2 {
    padding-bottom: ${tokens.space.s};
    border-bottom: 1px solid ${tokens.color.ink};
    font-size: ${tokens.size.large};
    line-height: 28px;
  }
`;

const Outcome = styled.p`
  max-width: 65ch;
  padding: ${tokens.space.m} 0;
  font-size: ${tokens.size.body};
  line-height: 26px;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const List = styled.dl`
  div {
    display: grid;
    padding: ${tokens.space.xs} 0;
    border-top: 1px solid ${tokens.color.line};
    grid-template-columns: 112px minmax(0, 1fr);
    gap: ${tokens.space.s};
  }
  dt {
    color: ${tokens.color.soft};
  }
  dd {
    font-weight: 600;
  }
`;

const Hint = styled.p`
  padding-top: ${tokens.space.m};
  color: ${tokens.color.soft};
`;
