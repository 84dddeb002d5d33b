import { scrolledCard } from '@aloft/design-system/theme/scrolled-card'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'
import { style } from '@vanilla-extract/css'

export const box = style({
  ...scrolledCard,
  position: 'relative',
  selectors: { '&:focus-visible': { boxShadow: vars.focus } },
})

export const table = style({
  ...textStyle(14),
  width: '100%',
  minWidth: 640,
  tableLayout: 'fixed',
  color: vars.ink,
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
})

const cellBase = {
  padding: '10px 14px',
  borderBottom: `1px solid ${vars.line}`,
  textAlign: 'end',
  selectors: { '&[data-own]': { background: vars.sunken }, 'tbody > tr:last-child > &': { borderBottom: 0 } },
} as const

/** What a row is about stays while the plans scroll sideways. */
const stays = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  background: vars.raised,
  textAlign: 'start',
} as const

export const corner = style({ ...cellBase, ...stays })

export const plan = style({ ...cellBase, verticalAlign: 'bottom', fontWeight: 600 })

export const mark = style({ ...textStyle(12), display: 'block', color: vars.inkSoft, fontWeight: 400 })

export const fact = style({ ...cellBase, ...stays, fontWeight: 400, color: vars.inkSoft })

export const cell = style(cellBase)

export const included = style({ display: 'inline-flex' })
