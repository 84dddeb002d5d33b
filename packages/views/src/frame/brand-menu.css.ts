import { recipe } from '@vanilla-extract/recipes'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { visuallyHidden } from '@aloft/design-system/theme/visually-hidden'

export const opener = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minWidth: 0,
    border: 0,
    borderRadius: 8,
    textAlign: 'start',
    selectors: { 'button&': { cursor: 'pointer' }, '&:focus-visible': { boxShadow: vars.focus } },
  },
  variants: {
    place: {
      side: {
        width: '100%',
        marginBottom: 14,
        padding: 8,
        background: vars.raised,
        boxShadow: vars.hairline,
        selectors: {
          'button&:hover, a&:hover': { boxShadow: `inset 0 0 0 1px ${vars.lineStrong}` },
        },
        '@media': { [media.belowWide]: { padding: 6, justifyContent: 'center' } },
      },
      bar: {
        minHeight: 44,
        padding: '4px 6px',
        marginInlineStart: -6,
        background: 'none',
        selectors: { 'button&:hover, a&:hover': { background: vars.pressed } },
      },
    },
  },
})

export const words = recipe({
  base: { display: 'grid', minWidth: 0 },
  variants: {
    place: {
      side: { flex: 1, '@media': { [media.belowWide]: visuallyHidden } },
      bar: { maxWidth: 220 },
    },
  },
})

export const arrow = recipe({
  variants: {
    place: { side: { '@media': { [media.belowWide]: { display: 'none' } } }, bar: {} },
  },
})
