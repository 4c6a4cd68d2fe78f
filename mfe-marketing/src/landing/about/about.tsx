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
