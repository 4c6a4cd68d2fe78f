import { ListTable } from 'kit/panel';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

export const Table = styled(ListTable).attrs({ $folds: 'early' })<{ $stale: boolean }>`
  /* Columns keep their widths while rows mount and unmount on scroll. */
  table-layout: fixed;
  thead th {
    width: 11%;
    &:nth-child(1) {
      width: 28%;
    }
    &:nth-child(4) {
      width: 14%;
    }
    &:nth-child(6) {
      width: 80px;
    }
    &:nth-child(7) {
      width: 292px;
    }
  }
  tbody {
    opacity: ${({ $stale }) => ($stale ? 0.6 : 1)};
    transition: opacity ${tokens.motion.feedback};
  }
  :is(th, td) {
    height: 56px;
    padding-block: ${tokens.space.xs};
  }
  thead th {
    height: 44px;
    padding-block: 0;
    white-space: nowrap;
  }
  @media (max-width: 1079px) {
    td[data-place='status'] {
      grid-row: 1;
      grid-column: 2;
    }
    td[data-place='actions'] {
      padding-top: ${tokens.space.xs};
      grid-column: 1 / -1;
    }
  }
`;
