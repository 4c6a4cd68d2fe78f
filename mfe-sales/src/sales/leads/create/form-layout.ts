import { tokens } from 'kit/theme';
import styled from 'styled-components';

export const Form = styled.form`
  display: grid;
  min-width: 0;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xs};
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${tokens.space.m};
  row-gap: ${tokens.space.xs};
  ${tokens.screen.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const RestoredNotice = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${tokens.space.s};
  color: ${tokens.color.soft};
  button {
    min-height: 40px;
    padding: 0;
    border: 0;
    background: none;
    color: ${tokens.color.accent};
    text-decoration: underline;
    cursor: pointer;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${tokens.space.s};
  span {
    margin-right: auto;
    color: ${tokens.color.soft};
  }
  button:disabled {
    cursor: default;
  }
`;
