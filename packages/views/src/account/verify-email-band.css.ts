import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

/** Distance from the top edge of its page. */
export const place = style({ paddingTop: 16 })

export const band = recipe({
  base: {
    ...textStyle(13),
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    borderRadius: vars.rControl,
  },
  variants: {
    isProminent: {
      true: {
        padding: '9px 12px 9px 14px',
        background: vars.endingWash,
        '@media': { [media.phone]: { flexWrap: 'wrap', alignItems: 'flex-start' } },
      },
      // One line, as quiet as the date above the page.
      false: { gap: 4, color: vars.inkSoft },
    },
  },
})

export const mark = style({ flex: 'none', color: vars.ending, display: 'grid' })

export const words = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: { [`${band.classNames.variants.isProminent.true} &`]: { flex: 1 } },
  '@media': {
    [media.phone]: {
      selectors: { [`${band.classNames.variants.isProminent.true} &`]: { flexBasis: 'calc(100% - 28px)' } },
    },
  },
})

export const title = style({ fontWeight: 600 })

export const action = style({
  flex: 'none',
  '@media': {
    [media.phone]: {
      selectors: { [`${band.classNames.variants.isProminent.true} &`]: { paddingInlineStart: 28 } },
    },
  },
})
