import { tokens } from 'kit/theme';
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
      title="We measure every promise"
      lead="Software runs late when no one can say how far along it is. So we measure, and you see the same numbers."
    >
      <Comparison />
      <Story>
        <div>
          <p>
            {brand.name} is a software and AI agency: developers, testers and support staff who deliver in small, fixed
            steps. Five of them take you from a first message to a system that pays for itself.
          </p>
          <p>
            Your portal shows the same progress the developer sees, who works for you and what they did last. When
            something slips, you see it that day, not in the last week.
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
  margin-top: ${tokens.space.scene};
  gap: ${tokens.space.xl};
  > div > p:first-child {
    font-size: ${tokens.size.large};
    line-height: 30px;
  }
  figure {
    margin-top: ${tokens.space.l};
  }
  p {
    max-width: ${tokens.width.text};
    font-size: ${tokens.size.body};
    line-height: 26px;
  }
  > div {
    display: flex;
    flex-direction: column;
    gap: ${tokens.space.m};
  }
  ${tokens.screen.wide} {
    grid-template-columns: 1fr 1fr;
    gap: ${tokens.space.scene};
  }
`;
