import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'

export const frame = style({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  padding: '28px 44px 64px',
  background: vars.surface,
  '@media': { [media.phone]: { padding: '16px 16px 32px' } },
})

/** A phone has no space for it beside the back link. */
export const email = style({ minWidth: 0, display: 'flex', '@media': { [media.phone]: { display: 'none' } } })

export const home = style({ display: 'block', padding: '4px 0', borderRadius: vars.rControl })

export const content = recipe({
  base: {
    justifySelf: 'center',
    width: '100%',
    outline: 'none',
    selectors: { '&:focus-visible': { boxShadow: 'none' } },
  },
  variants: {
    width: {
      narrow: { maxWidth: 720, paddingTop: 56, '@media': { [media.phone]: { paddingTop: 32 } } },
      wide: { maxWidth: 1180, paddingTop: 24, '@media': { [media.phone]: { paddingTop: 12 } } },
    },
  },
})
