/** The least width and height of a target for a finger. */
export const touchSize = '44px';

/** For a link or a button that is text alone on its line: with a coarse pointer, the line is as high as a finger needs. */
export const touchTarget = `
  @media (pointer: coarse) {
    display: inline-flex;
    min-width: ${touchSize};
    min-height: ${touchSize};
    align-items: center;
  }
`;
