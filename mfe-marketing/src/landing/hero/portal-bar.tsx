import { tokens } from 'kit/theme';
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
  padding: 0 ${tokens.space.l};
  gap: ${tokens.space.l};
  border-bottom: 1px solid ${tokens.color.line};
  line-height: 40px;
  strong {
    font: 600 ${tokens.size.body} / 40px ${tokens.font.display};
  }
  b {
    margin-bottom: -1px;
    border-bottom: 2px solid ${tokens.color.accent};
  }
  span {
    color: ${tokens.color.soft};
  }
  ${tokens.screen.narrow} {
    span:nth-of-type(n + 2) {
      display: none;
    }
  }
`;
