import { globalStyle, style } from '@vanilla-extract/css'
import { lockedGround } from '../copy/locked-ground.ts'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const frame = style({ borderBottom: `1px solid ${vars.line}` })

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 64,
  padding: '10px 0',
  borderRadius: vars.rControl,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

export const words = style({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
})

export const name = style({ ...textStyle(16), fontWeight: 600, letterSpacing: '-.005em' })

export const summary = style({
  ...textStyle(13),
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  color: vars.inkSoft,
  overflowWrap: 'anywhere',
})

export const gaps = style({
  ...textStyle(13),
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  whiteSpace: 'nowrap',
  color: vars.rejected,
})

export const lock = style({
  ...textStyle(12),
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  whiteSpace: 'nowrap',
  color: vars.inkFaint,
})

export const arrow = style({
  color: vars.inkFaint,
  transition: `transform ${vars.fast}`,
  selectors: {
    [`${frame}[open] > ${head} > &`]: { transform: 'rotate(180deg)' },
    [`${head}:hover > &`]: { color: vars.ink },
  },
  '@media': { [media.still]: { transition: 'none' } },
})

export const content = style({ padding: '6px 0 26px' })

/** What can't be changed has a ground of its own in both schemes, and stays readable. */
const lockedControl = ':is(input[type=text], input[type=url], input:not([type]), select, textarea):disabled'
globalStyle(`${frame}[data-locked] ${lockedControl}`, lockedGround)
