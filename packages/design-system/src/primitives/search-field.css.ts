import { style } from '@vanilla-extract/css'
import { media } from '../theme/scale.ts'
import { vars } from '../theme/theme.css.ts'
import { cutLine, textStyle } from '../theme/type.ts'
import { control } from './field.css.ts'

export const root = style({ position: 'relative', minWidth: 0 })

export const frame = style({ position: 'relative' })

export const mark = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 12,
  display: 'grid',
  placeItems: 'center',
  color: vars.inkFaint,
  pointerEvents: 'none',
})

export const input = style([control, { paddingInlineStart: 38 }])

const floating = {
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  top: 'calc(100% + 4px)',
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: vars.rCard,
  background: vars.raised,
  boxShadow: vars.float1,
} as const

export const list = style({
  ...floating,
  maxHeight: 'min(336px, 50dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: 6,
  selectors: { '&[hidden]': { display: 'none' } },
})

export const note = style({ ...textStyle(13), ...floating, padding: '10px 14px', color: vars.inkSoft })

export const item = style({
  ...textStyle(14),
  display: 'flex',
  alignItems: 'baseline',
  gap: 10,
  minHeight: 36,
  padding: '8px 10px',
  borderRadius: vars.rControl,
  color: vars.ink,
  cursor: 'pointer',
  selectors: { '&[data-selected=true]': { background: vars.sunken } },
  '@media': { [media.touch]: { minHeight: 44, paddingBlock: 12 } },
})

export const name = style({ ...cutLine, flex: '0 1 auto' })

export const detail = style({
  ...textStyle(12),
  ...cutLine,
  flex: '1 1 0',
  minWidth: 0,
  textAlign: 'end',
  color: vars.inkSoft,
})
