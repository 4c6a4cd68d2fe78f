import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { Section } from '../section.tsx';
import { JarvisScene } from './jarvis-scene.tsx';

const principles = [
  {
    name: 'Answers name their sources',
    text: 'What comes from a document carries its number. Click to open the passage.',
  },
  {
    name: 'Your documents stay yours',
    text: 'They are kept privately with your project, and only people with access can find them.',
  },
  {
    name: 'People decide',
    text: 'A model drafts, a developer builds, a tester checks. Nothing goes live because a machine said so.',
  },
  {
    name: 'It is measured',
    text: 'What a model reads and writes is counted, reply by reply and project by project.',
  },
];

export function AiFirst() {
  return (
    <Section
      id="ai-expertise"
      title="AI-first, with its sources open"
      lead="AI reads, drafts and handles repetitive work, so people have time for what needs judgment. Jarvis, our own assistant, works the way we build yours."
    >
      <Columns>
        <JarvisScene />
        <dl>
          {principles.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Columns>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${tokens.space.xl};
  dl > div {
    padding: ${tokens.space.m} 0;
    border-top: 1px solid ${tokens.color.line};
  }
  dt {
    font: 600 ${tokens.size.large} / 28px ${tokens.font.display};
  }
  dd {
    color: ${tokens.color.soft};
    font-size: ${tokens.size.body};
    line-height: 26px;
  }
  ${tokens.screen.wide} {
    grid-template-columns: 2fr 1fr;
  }
`;
