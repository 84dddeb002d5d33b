import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../theme/scale.ts'
import { vars } from '../theme/theme.css.ts'
import { textStyle } from '../theme/type.ts'

const usable = ':not(:disabled):not([aria-disabled=true])'

/** The look of buttons, and of links that look like buttons. */
export const button = recipe({
  base: {
    ...textStyle(14),
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 7,
    border: '1px solid transparent',
    borderRadius: vars.rControl,
    background: 'none',
    fontWeight: 600,
    letterSpacing: '-.003em',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    transition: `background ${vars.fast}, border-color ${vars.fast}`,
    selectors: {
      // A loading button keeps its colors.
      '&:disabled, &[aria-disabled=true]:not([aria-busy=true])': {
        background: vars.sunken,
        borderColor: vars.line,
        color: vars.inkOff,
        cursor: 'not-allowed',
      },
      '&[aria-busy=true]': { cursor: 'progress' },
    },
  },
  variants: {
    variant: {
      primary: {
        background: vars.accent,
        color: vars.accentInk,
        selectors: {
          [`&:hover${usable}`]: { background: vars.accentHover },
          [`&:active${usable}`]: { background: vars.accentPressed },
        },
      },
      secondary: {
        background: vars.raised,
        borderColor: vars.lineStrong,
        color: vars.ink,
        selectors: {
          [`&:hover${usable}`]: { background: vars.sunken, borderColor: vars.lineControl },
          [`&:active${usable}`]: { background: vars.pressed },
        },
      },
      quiet: {
        color: vars.accentText,
        selectors: {
          [`&:hover${usable}`]: { background: vars.accentWash },
          // Beside others without a ground, one that can't be pressed has none either.
          '&:disabled, &[aria-disabled=true]:not([aria-busy=true])': {
            background: 'none',
            borderColor: 'transparent',
          },
        },
      },
      danger: {
        background: vars.raised,
        borderColor: vars.lineStrong,
        color: vars.rejected,
        selectors: {
          [`&:hover${usable}`]: { background: vars.rejectedWash, borderColor: vars.rejected },
        },
      },
    },
    size: {
      small: { minHeight: 32, paddingInline: 11, fontSize: textStyle(13).fontSize },
      medium: { minHeight: 36, paddingInline: 14 },
      large: { minHeight: 44, paddingInline: 20 },
    },
    width: { fit: {}, full: { width: '100%' } },
  },
  compoundVariants: [
    { variants: { variant: 'quiet', size: 'small' }, style: { paddingInline: 8 } },
    { variants: { variant: 'quiet', size: 'medium' }, style: { paddingInline: 8 } },
  ],
})

export const touchable = style({ '@media': { [media.touch]: { minHeight: 44 } } })
