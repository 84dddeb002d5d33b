import { guideLimits } from '@aloft/domain/guide/guide-limits'
import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../theme/scale.ts'
import { vars } from '../../theme/theme.css.ts'
import { textStyle } from '../../theme/type.ts'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

export const panel = style({
  boxSizing: 'border-box',
  width: guideLimits.checklistWidth,
  maxHeight: 'calc(100dvh - 120px)',
  overflowY: 'auto',
  padding: 8,
  borderRadius: vars.rCard,
  background: vars.floating,
  color: vars.ink,
  boxShadow: vars.float1,
  pointerEvents: 'auto',
  animation: `${appear} ${vars.move} ${vars.ease}`,
  '@media': { [media.still]: { animation: 'none' } },
})

export const head = style({ display: 'flex', alignItems: 'center', gap: 8, paddingInlineStart: 8 })

export const title = style({ ...textStyle(16), flex: 1, margin: 0, fontWeight: 600 })

export const percent = style({ ...textStyle(13), fontWeight: 600, fontVariantNumeric: 'tabular-nums' })

export const close = style({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  padding: 0,
  border: 0,
  borderRadius: vars.rControl,
  background: 'none',
  color: vars.inkFaint,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.ink, background: vars.sunken } },
  '@media': { [media.touch]: { width: 44, height: 44 } },
})

export const ruler = style({ width: 72, padding: '4px 8px 8px' })

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })

export const task = recipe({
  base: {
    ...textStyle(14),
    display: 'flex',
    alignItems: 'flex-start',
    gap: 10,
    width: '100%',
    minHeight: 44,
    padding: '6px 8px',
    border: 0,
    borderRadius: vars.rControl,
    background: 'none',
    color: vars.ink,
    fontWeight: 500,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&:hover': { background: vars.sunken } },
  },
  variants: { isDone: { true: { color: vars.inkFaint, alignItems: 'center' }, false: {} } },
})

export const tick = recipe({
  base: {
    flex: 'none',
    boxSizing: 'border-box',
    display: 'grid',
    placeItems: 'center',
    width: 18,
    height: 18,
    marginTop: 1,
    border: `1.5px solid ${vars.lineControl}`,
    borderRadius: '50%',
  },
  variants: {
    isDone: {
      true: { background: vars.liveMark, borderColor: vars.liveMark, color: vars.floating },
      false: {},
    },
  },
})

export const hint = style({ ...textStyle(12), display: 'block', color: vars.inkFaint, fontWeight: 400 })

export const missed = style({
  ...textStyle(13),
  margin: 0,
  color: vars.inkSoft,
  selectors: { '&:not(:empty)': { padding: 8 } },
})
