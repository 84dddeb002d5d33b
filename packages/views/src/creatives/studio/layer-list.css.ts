import { vars } from '@aloft/design-system/theme/theme.css'
import { cutLine, textStyle } from '@aloft/design-system/theme/type'
import { style } from '@vanilla-extract/css'

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  paddingInlineEnd: 4,
  border: '1px solid transparent',
  borderRadius: vars.rControl,
  selectors: {
    '&:hover': { background: vars.sunken },
    '&[data-selected]': { borderColor: vars.accentLine, background: vars.accentWash },
  },
})

export const choose = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  flex: 1,
  minWidth: 0,
  minHeight: 48,
  padding: '4px 6px',
  border: 0,
  borderRadius: vars.rControl,
  background: 'none',
  color: vars.ink,
  textAlign: 'start',
  cursor: 'pointer',
})

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 34,
  height: 34,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rControl,
  background: vars.raised,
  color: vars.inkSoft,
  selectors: { '[data-selected] &': { color: vars.accentText } },
})

/** The drawing of the layer, whole, so that pictures differ. */
export const drawing = style({
  width: '100%',
  height: '100%',
  borderRadius: 5,
  objectFit: 'cover',
})

export const name = style({
  ...textStyle(13),
  ...cutLine,
  fontWeight: 600,
  selectors: { '[data-hidden] &': { color: vars.inkFaint, fontWeight: 500 } },
})

export const detail = style({ ...textStyle(12), ...cutLine, color: vars.inkSoft })

/** A tool for what's the usual: it shows where it's wanted and leaves its room to the name elsewhere. By touch it always shows. */
export const quiet = style({
  display: 'flex',
  '@media': {
    '(hover: hover)': {
      width: 0,
      opacity: 0,
      overflow: 'hidden',
      selectors: {
        [`${row}:hover &, ${row}[data-selected] &, &:focus-within`]: {
          width: 'auto',
          opacity: 1,
          overflow: 'visible',
        },
      },
    },
  },
})
