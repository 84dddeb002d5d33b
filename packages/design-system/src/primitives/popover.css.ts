import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../theme/scale.ts'
import { vars } from '../theme/theme.css.ts'
import { textStyle } from '../theme/type.ts'

const appear = keyframes({ from: { opacity: 0 } })

export const opener = style({
  ...textStyle(13),
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 32,
  minHeight: 32,
  padding: '0 6px',
  border: 0,
  borderRadius: vars.rControl,
  background: 'none',
  color: vars.inkSoft,
  cursor: 'pointer',
  selectors: { '&:hover, &[data-state=open]': { background: vars.sunken, color: vars.ink } },
  '@media': { [media.touch]: { minWidth: 44, minHeight: 44 } },
})

/** Above all other floating elements, because it may open from one of them. */
export const panel = style({
  ...textStyle(14),
  zIndex: 22,
  width: 'min(320px, calc(100vw - 32px))',
  maxHeight: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  padding: 16,
  borderRadius: vars.rCard,
  background: vars.floating,
  color: vars.ink,
  boxShadow: vars.float1,
  animation: `${appear} ${vars.fast} ${vars.ease}`,
  selectors: { '&:focus': { outline: 'none' } },
})
