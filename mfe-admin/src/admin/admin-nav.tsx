import { Link } from 'kit/router';
import { useViewer } from 'kit/session';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { sections, type Section } from './sections.ts';

/** Tabs of this screen and links to the other screens of the portal. */
export function AdminNav({ section }: { section: Section }) {
  const { audiences } = useViewer();
  return (
    <Bar>
      <nav aria-label="Sections">
        {sections.map(({ section: name, label, to }) => (
          <Section key={name} to={to} aria-current={name === section ? 'page' : undefined}>
            {label}
          </Section>
        ))}
      </nav>
      <nav aria-label="More of the admin portal">
        {/* Founder only: anyone else would be redirected. */}
        {audiences.includes('founder') && <Link to="/admin-dashboard">Knowledge Hub</Link>}
        <Link to="/admin/invites">User Invites</Link>
        <Link to="/admin/users">Users</Link>
        <Link to="/admin/releases">Releases</Link>
        <Link to="/admin/money">Money</Link>
        <Link to="/admin/webhooks">Webhooks</Link>
        <Link to="/admin/security">Security log</Link>
      </nav>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  max-width: ${tokens.width.page};
  margin: 0 auto;
  padding: ${tokens.space.s} ${tokens.space.l} 0;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${tokens.space.l};
  nav {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${tokens.space.l};
  }
  a {
    display: flex;
    min-height: 40px;
    align-items: center;
  }
  ${tokens.screen.narrow} {
    padding: ${tokens.space.xs} ${tokens.space.m} 0;
  }
`;

const Section = styled(Link)`
  border-bottom: 2px solid transparent;
  font-weight: 600;
  text-decoration: none;
  color: ${tokens.color.soft};
  &:hover,
  &[aria-current] {
    color: ${tokens.color.ink};
  }
  &[aria-current] {
    border-color: ${tokens.color.accent};
  }
`;
