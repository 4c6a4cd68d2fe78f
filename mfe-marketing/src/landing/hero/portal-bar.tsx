import { brand } from 'rules/brand';
import styled from 'styled-components';

/** The bar over the client portal. */
export function PortalBar() {
  return (
    <Bar>
      <strong>{brand.name}</strong>
      <b>Dashboard</b>
      <span>Projects</span>
      <span>Billing</span>
      <span>Support</span>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  padding: 0 ${({ theme }) => theme.space.l};
  gap: ${({ theme }) => theme.space.l};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  line-height: 40px;
  strong {
    font: 600 ${({ theme }) => theme.size.body} / 40px ${({ theme }) => theme.font.display};
  }
  b {
    margin-bottom: -1px;
    border-bottom: 2px solid ${({ theme }) => theme.color.accent};
  }
  span {
    color: ${({ theme }) => theme.color.soft};
  }
  ${({ theme }) => theme.screen.narrow} {
    span:nth-of-type(n + 2) {
      display: none;
    }
  }
`;
