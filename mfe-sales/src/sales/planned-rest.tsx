import styled from 'styled-components';

const holds = [
  { name: 'Client pipeline', text: 'Running projects by phase and tier.' },
  { name: 'Leads', text: 'Submit a lead and move it on.' },
  { name: 'Contacts and analytics', text: 'Clients, and figures over time.' },
];

/** What this portal will hold besides, and nothing that does not work. */
export function PlannedRest() {
  return (
    <section aria-labelledby="planned-rest">
      <Heading id="planned-rest">
        What this screen will hold <small>Not open yet</small>
      </Heading>
      <List>
        {holds.map(({ name, text }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{text}</span>
          </li>
        ))}
      </List>
    </section>
  );
}

const Heading = styled.h2`
  padding-bottom: ${({ theme }) => theme.space.s};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  font-size: ${({ theme }) => theme.size.body};
  line-height: 24px;
  small {
    margin-left: ${({ theme }) => theme.space.xs};
    color: ${({ theme }) => theme.color.faint};
    font: 600 ${({ theme }) => theme.size.small} ${({ theme }) => theme.font.text};
  }
`;

const List = styled.ul`
  li {
    display: grid;
    padding: ${({ theme }) => theme.space.s} 0;
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
    grid-template-columns: minmax(120px, 200px) 1fr;
    gap: ${({ theme }) => theme.space.m};
  }
  span {
    color: ${({ theme }) => theme.color.soft};
  }
`;
