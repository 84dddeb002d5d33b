import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { width } from '@aloft/design-system/patterns/pick-box.css'
import { rowHeight } from '@aloft/design-system/patterns/use-rows-in-sight'

/** Stays beside the name while the other columns scroll sideways. */
const stays = { position: 'sticky', insetInlineStart: 0, background: vars.raised } as const

export const cell = style({
  ...stays,
  zIndex: 1,
  width,
  height: rowHeight,
  padding: 0,
  borderBottom: `1px solid ${vars.line}`,
  selectors: {
    'tr:hover > &': { background: vars.sunken },
    'tr[data-picked] > &': { background: vars.accentWash },
    'tr:nth-last-child(2) > &': { borderBottom: 0 },
  },
  '@media': {
    [media.phone]: {
      gridArea: 'pick',
      position: 'static',
      width: 'auto',
      height: 'auto',
      borderBottom: 0,
      background: 'none',
      selectors: { 'tr:hover > &, tr[data-picked] > &': { background: 'none' } },
    },
  },
})

export const head = style({
  ...stays,
  top: 0,
  zIndex: 3,
  width,
  padding: 0,
  borderBottom: `1px solid ${vars.line}`,
})
