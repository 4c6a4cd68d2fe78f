import { tokens } from 'kit/theme';
import { brand } from 'rules/brand';
import styled from 'styled-components';
import { claims } from 'rules/claims';
import { Wide } from '../parts.ts';
import type { StartProject } from '../use-intake-dialog.tsx';
import { PortalScene } from './portal-scene.tsx';
import { SevenDays } from './seven-days.tsx';
import { HeroActions } from './hero-actions.tsx';

export function Hero({ onStart }: { onStart: StartProject }) {
  return (
    <Ground id="home" aria-labelledby="home-title">
      <Wide>
        <h1 id="home-title" tabIndex={-1}>
          Software made to measure
        </h1>
        <SevenDays />
        <Offer>
          <div>
            <p>
              {brand.name} builds booking portals, CRMs, shops, chatbots and automations. You follow the work on the
              same scale we use.
            </p>
            <HeroActions onStart={onStart} />
          </div>
          <PortalScene />
        </Offer>
        <ClaimCards />
      </Wide>
    </Ground>
  );
}

/* The ruler extends past the edges of the page and is clipped there. */
const Ground = styled.section`
  padding: ${tokens.space.xxl} 0 ${tokens.space.scene};
  overflow-x: clip;
  scroll-margin-top: 72px;
  h1 {
    margin-bottom: ${tokens.space.l};
    font-size: clamp(44px, 7.4vw, 88px);
    line-height: 1;
    letter-spacing: -0.03em;
  }
  ${tokens.screen.narrow} {
    padding: ${tokens.space.xl} 0 ${tokens.space.xxl};
  }
`;

const Offer = styled.div`
  display: grid;
  margin: ${tokens.space.xl} 0 ${tokens.space.xxl};
  gap: ${tokens.space.xl};
  > div > p {
    max-width: 40ch;
    margin-bottom: ${tokens.space.xl};
    color: ${tokens.color.soft};
    font-size: ${tokens.size.large};
    line-height: 30px;
  }
  ${tokens.screen.wide} {
    grid-template-columns: 6fr 7fr;
    > div > p {
      font-size: ${tokens.size.title};
      line-height: 38px;
    }
    gap: ${tokens.space.xl};
  }
`;

const { launch, saved, automated, delivery } = claims;

function ClaimCards() {
  return (
    <Cards>
      <li>
        <span>{launch.words}</span> <strong>{launch.figure}</strong>
      </li>
      {[saved, automated, delivery].map(({ figure, words }) => (
        <li key={figure}>
          <strong>{figure}</strong> <span>{words}</span>
        </li>
      ))}
    </Cards>
  );
}

/* Aligns the figures on one line, however their sentences wrap. */
const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: ${tokens.space.l};
  li {
    display: flex;
    padding-top: ${tokens.space.m};
    flex-direction: column;
    justify-content: space-between;
    gap: ${tokens.space.xs};
    border-top: 2px solid ${tokens.color.ink};
  }
  strong {
    font: 600 ${tokens.size.figure} / 40px ${tokens.font.display};
    letter-spacing: -0.02em;
  }
  span {
    order: -1;
    color: ${tokens.color.soft};
    font-size: ${tokens.size.body};
    line-height: 24px;
  }
  span::first-letter {
    text-transform: uppercase;
  }
  ${tokens.screen.wide} {
    strong {
      font-size: ${tokens.size.hero};
      line-height: 64px;
    }
  }
  ${tokens.screen.narrow} {
    grid-template-columns: 1fr 1fr;
    gap: ${tokens.space.l} ${tokens.space.m};
  }
`;
