import { ButtonLink } from 'kit/controls';
import styled from 'styled-components';

export function ContractorsOnly() {
  return (
    <Place>
      <h1>Contractor hub</h1>
      <p>The hub is for contractors. As an administrator you work in the admin portal.</p>
      <ButtonLink to="/admin" $primary>
        Open the admin portal
      </ButtonLink>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  max-width: ${({ theme }) => theme.width.page};
  margin: 0 auto;
  padding: ${({ theme }) => `${theme.space.xxl} ${theme.space.l}`};
  justify-items: start;
  gap: ${({ theme }) => theme.space.m};
  h1 {
    font-size: ${({ theme }) => theme.size.figure};
    line-height: 44px;
  }
  p {
    color: ${({ theme }) => theme.color.soft};
    font-size: ${({ theme }) => theme.size.body};
    line-height: 26px;
  }
`;
