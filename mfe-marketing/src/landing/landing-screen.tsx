import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { Link } from 'kit/router';
import { brand } from 'rules/brand';
import { About } from './about/about.tsx';
import { AiFirst } from './ai-first/ai-first.tsx';
import { ContactCall } from './close/contact-call.tsx';
import { Hero } from './hero/hero.tsx';
import { Pricing } from './pricing/pricing.tsx';
import { useIntakeDialog } from './use-intake-dialog.tsx';
import { Section } from './section.tsx';
import { Carousel } from './capabilities/carousel.tsx';
import { CallLink } from './capabilities/call-link.tsx';
import { CapabilityIcon } from './capabilities/capability-icon.tsx';
import { capabilities } from './capabilities/capability-list.ts';
import { Wide } from './parts.ts';
import { siteLinks } from './site-links.ts';

/** The landing page. It is prerendered as HTML, so its first render must not depend on the browser. */
export function LandingScreen() {
  const { start, dialog } = useIntakeDialog();
  return (
    <>
      <Hero onStart={start} />
      <Pricing onStart={start} />
      <AiFirst />
      <Capabilities />
      <About />
      <ContactCall onStart={start} />
      <SiteFooter />
      {dialog}
    </>
  );
}

function Capabilities() {
  return (
    <Section
      id="capabilities"
      title="Twelve things we build well"
      lead="Most projects combine two or three of them."
      sunken
    >
      <Carousel />
      <AllCapabilities />
    </Section>
  );
}

function AllCapabilities() {
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

function SiteFooter() {
  return (
    <Foot>
      <Wide>
        <div>
          <strong>{brand.name}</strong>
          <p>{brand.tagline}.</p>
        </div>
        <nav aria-label="Footer">
          {siteLinks.map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
          <Link to="/contact">Enquiry form</Link>
          <Link to="/login">Sign in</Link>
        </nav>
      </Wide>
    </Foot>
  );
}

const Foot = styled.footer`
  padding: ${tokens.space.xl} 0;
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${tokens.space.l};
  }
  strong {
    font: 600 ${tokens.size.large} / 32px ${tokens.font.display};
  }
  p {
    color: ${tokens.color.soft};
  }
  nav {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${tokens.space.l};
  }
  a {
    min-height: 32px;
    color: ${tokens.color.soft};
    line-height: 32px;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;
