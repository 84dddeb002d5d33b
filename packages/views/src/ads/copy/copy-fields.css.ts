import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const frame = style({ containerType: 'inline-size', display: 'grid', gap: 22 })

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 32,
})

export const fold = recipe({
  base: {
    ...textStyle(13),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 8px',
    width: '100%',
    minHeight: 36,
    padding: '4px 0',
    border: 0,
    borderRadius: 3,
    background: 'none',
    fontWeight: 550,
    textAlign: 'start',
    '@media': { [media.touch]: { minHeight: 44 } },
  },
  variants: {
    isFixed: {
      true: { paddingInlineStart: 30, color: vars.inkSoft },
      false: { color: vars.accentText, cursor: 'pointer' },
    },
  },
})

export const arrow = recipe({
  base: { display: 'grid', placeItems: 'center', width: 22, transition: `rotate ${vars.fast}` },
  variants: { isOpen: { true: {}, false: { rotate: '-90deg' } } },
})
