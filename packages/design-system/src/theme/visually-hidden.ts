/**
 * Hides content from sight but not from screen readers. Also used in media queries if there's no space to
 * show it.
 */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
