import { brand } from 'rules/brand';
import styled from 'styled-components';
import { Section } from '../section.tsx';
import { Comparison } from './comparison.tsx';
import { LoadTime } from './load-time.tsx';
import { Steps } from './steps.tsx';

export function About() {
  return (
    <Section
      id="about"
      title="We put a rule beside every promise"
      lead="Software is late when no one can say how far it is. So we measure, and you read the same scale."
    >
      <Comparison />
      <Story>
        <div>
          <p>
            {brand.name} is a software and AI agency: developers, testers and support staff who deliver in small, fixed
            steps. Five of them lead from your first line to a system that earns its keep.
          </p>
          <p>
            Your portal shows the same percentage that the developer sees, the names of the people who work for you and
            what they did last. When something slips, you see it on the day, not in the last week.
          </p>
          <LoadTime />
        </div>
        <Steps />
      </Story>
    </Section>
  );
}

const Story = styled.div`
  display: grid;
  margin-top: ${({ theme }) => theme.space.scene};
  gap: ${({ theme }) => theme.space.xl};
  > div > p:first-child {
    font-size: ${({ theme }) => theme.size.large};
    line-height: 30px;
  }
  figure {
    margin-top: ${({ theme }) => theme.space.l};
  }
  p {
    max-width: ${({ theme }) => theme.width.text};
    font-size: ${({ theme }) => theme.size.body};
    line-height: 26px;
  }
  > div {
    display: flex;
    flex-direction: column;
    gap: ${({ theme }) => theme.space.m};
  }
  ${({ theme }) => theme.screen.wide} {
    grid-template-columns: 1fr 1fr;
    gap: ${({ theme }) => theme.space.scene};
  }
`;
