import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { clampLines, cutLine, textStyle } from '@aloft/design-system/theme/type'

const lines = 2

/** As tall as a quote of two lines, whatever it turns out to hold: it's known after the texts are on the page. */
export const frame = style({
  ...textStyle(12),
  display: 'grid',
  gap: 6,
  alignContent: 'start',
  minHeight: 34,
})

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
  columnGap: 7,
  alignItems: 'baseline',
  color: vars.inkSoft,
})

export const mark = style({ display: 'grid', color: vars.live, translate: '0 1px' })

export const angle = style({ color: vars.live, fontWeight: 600 })

export const words = style({ ...clampLines(lines), overflowWrap: 'anywhere' })

export const side = style({ display: 'flex', gap: 8, whiteSpace: 'nowrap' })

export const page = style({ ...cutLine, maxWidth: '9rem' })

export const more = style({
  margin: '-7px 0 -7px -4px',
  padding: '7px 0 7px 4px',
  border: 0,
  borderRadius: vars.rControl,
  background: 'none',
  color: vars.accentText,
  fontWeight: 550,
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
    '&[aria-expanded=true]': { color: vars.ink },
  },
  '@media': { [media.touch]: { marginBlock: -14, paddingBlock: 14 } },
})
