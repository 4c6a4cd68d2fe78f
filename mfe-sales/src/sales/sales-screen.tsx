import styled from 'styled-components';
import { EnquiriesPanel } from '../enquiries/enquiries-panel.tsx';
import { PlannedRest } from './planned-rest.tsx';

export function SalesScreen() {
  return (
    <Page>
      <header>
        <h1>Sales portal</h1>
        <p>Follow leads from the first word to the contract. Every enquiry is answered within 24 hours.</p>
      </header>
      <EnquiriesPanel />
      <PlannedRest />
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  max-width: ${({ theme }) => theme.width.page};
  margin: 0 auto;
  padding: ${({ theme }) => `${theme.space.l} ${theme.space.l} ${theme.space.xxl}`};
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xl};
  h1 {
    font-size: ${({ theme }) => theme.size.title};
    line-height: 36px;
  }
  header p {
    color: ${({ theme }) => theme.color.soft};
  }
  ${({ theme }) => theme.screen.narrow} {
    padding: ${({ theme }) => `${theme.space.m} ${theme.space.m} ${theme.space.xl}`};
    gap: ${({ theme }) => theme.space.l};
  }
`;
