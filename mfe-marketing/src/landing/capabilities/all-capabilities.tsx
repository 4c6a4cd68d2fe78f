import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { CallLink } from './call-link.tsx';
import { CapabilityIcon } from './capability-icon.tsx';
import { capabilities } from './capability-list.ts';

export function AllCapabilities() {
  return (
    <>
      <Title>All twelve at a glance</Title>
      <Grid>
        {capabilities.map((capability) => (
          <li key={capability.title}>
            <CapabilityIcon capability={capability} />
            <div>
              <h4>{capability.title}</h4>
              <p>{capability.description}</p>
              <CallLink about={capability.title} quiet />
            </div>
          </li>
        ))}
      </Grid>
    </>
  );
}

const Title = styled.h3`
  margin-bottom: ${tokens.space.l};
  font-size: ${tokens.size.title};
  line-height: 32px;
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  column-gap: ${tokens.space.xl};
  li {
    display: flex;
    padding: ${tokens.space.l} 0 ${tokens.space.s};
    gap: ${tokens.space.m};
    border-top: 1px solid ${tokens.color.line};
  }
  h4 {
    margin: 0;
    font: 600 ${tokens.size.large} / 28px ${tokens.font.display};
  }
  p {
    color: ${tokens.color.soft};
  }
`;
