import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../theme/theme.css.ts'

export const avatar = recipe({
  base: {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    background: vars.ink,
    color: vars.surface,
    fontFamily: vars.text,
    fontWeight: 600,
    lineHeight: 1,
    objectFit: 'cover',
  },
  variants: {
    kind: { person: { borderRadius: '50%' }, brand: {} },
    size: {
      24: { width: 24, height: 24, fontSize: '.625rem', borderRadius: 5 },
      32: { width: 32, height: 32, fontSize: '.75rem', borderRadius: 6 },
      44: { width: 44, height: 44, fontSize: '1rem', borderRadius: 8 },
      64: { width: 64, height: 64, fontSize: '1.25rem', borderRadius: 12 },
    },
  },
  compoundVariants: ([24, 32, 44, 64] as const).map((size) => ({
    variants: { kind: 'person' as const, size },
    style: { borderRadius: '50%' },
  })),
})
