import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../theme/scale.ts'
import { vars } from '../../theme/theme.css.ts'

export const area = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: 8,
    minHeight: 184,
    padding: 24,
    border: `1px dashed ${vars.lineControl}`,
    borderRadius: vars.rCard,
    background: vars.sunken,
    textAlign: 'center',
    transition: `border-color ${vars.fast}, background-color ${vars.fast}`,
    selectors: {
      '&:has(input:focus-visible)': { boxShadow: vars.focus },
      '&:hover': { borderColor: vars.inkSoft },
    },
  },
  variants: {
    isOver: { true: { borderColor: vars.accent, background: vars.accentWash }, false: {} },
  },
})

/** A press anywhere in the area opens the browser's file picker. */
export const input = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' })

export const choose = style({ color: vars.accentText, textDecoration: 'underline', textUnderlineOffset: 3 })

export const sending = style({ display: 'grid', gap: 12, padding: '24px 0' })

export const track = style({
  overflow: 'hidden',
  height: 6,
  borderRadius: 3,
  background: vars.pressed,
})

const toAndFro = keyframes({ from: { marginInlineStart: 0 }, to: { marginInlineStart: '70%' } })

export const bar = recipe({
  base: { height: '100%', borderRadius: 3, background: vars.accent },
  variants: {
    isMeasured: {
      true: { transition: `width ${vars.move} linear` },
      false: {
        width: '30%',
        animation: `${toAndFro} 1.2s ease-in-out infinite alternate`,
        '@media': { [media.still]: { width: '100%', opacity: 0.5, animation: 'none' } },
      },
    },
  },
})
