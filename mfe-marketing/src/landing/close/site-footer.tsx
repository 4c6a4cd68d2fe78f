import { Link } from 'kit/router';
import { tokens } from 'kit/theme';
import { brand } from 'rules/brand';
import styled from 'styled-components';
import { Wide } from '../parts.ts';
import { siteLinks } from '../site-links.ts';

export function SiteFooter() {
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
