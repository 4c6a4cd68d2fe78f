import styled from 'styled-components';

export const Form = styled.form`
  display: grid;
  min-width: 0;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xs};
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${({ theme }) => theme.space.m};
  row-gap: ${({ theme }) => theme.space.xs};
  ${({ theme }) => theme.screen.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const RestoredNotice = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${({ theme }) => theme.space.s};
  color: ${({ theme }) => theme.color.soft};
  button {
    min-height: 40px;
    padding: 0;
    border: 0;
    background: none;
    color: ${({ theme }) => theme.color.accent};
    text-decoration: underline;
    cursor: pointer;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space.s};
  span {
    margin-right: auto;
    color: ${({ theme }) => theme.color.soft};
  }
  button:disabled {
    cursor: default;
  }
`;
