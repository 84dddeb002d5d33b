import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const item = style({ selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } } })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  padding: '6px 0',
})

export const opener = style({
  flex: '1 1 220px',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  minHeight: 48,
  padding: '4px 8px 4px 0',
  border: 0,
  borderRadius: vars.rControl,
  background: 'none',
  color: vars.ink,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: '2px solid transparent', boxShadow: vars.focus } },
})

export const arrow = recipe({
  base: {
    display: 'grid',
    flex: 'none',
    color: vars.inkFaint,
    transition: `transform ${vars.fast}`,
    '@media': { [media.still]: { transition: 'none' } },
  },
  variants: { isOpen: { true: {}, false: { transform: 'rotate(-90deg)' } } },
})

export const words = style({ display: 'grid', gap: 1, minWidth: 0 })

export const name = style({ ...textStyle(16), fontWeight: 550, overflowWrap: 'anywhere' })

export const facts = style({ ...textStyle(13), color: vars.inkSoft, overflowWrap: 'anywhere' })

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: 12,
  marginInlineStart: 'auto',
})

export const panel = style({ padding: '4px 0 12px' })

export const more = style({ padding: '8px 0', borderTop: `1px solid ${vars.line}` })
