import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

/** Distance from the top edge of its page. */
export const place = style({ paddingTop: 16 })

export const band = style({
  ...textStyle(13),
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '9px 12px 9px 14px',
  borderRadius: vars.rControl,
  background: vars.endingWash,
  '@media': { [media.phone]: { flexWrap: 'wrap', alignItems: 'flex-start' } },
})

export const mark = style({ flex: 'none', color: vars.ending, display: 'grid' })

export const words = style({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { flexBasis: 'calc(100% - 28px)' } },
})

export const title = style({ fontWeight: 600 })

export const action = style({ flex: 'none', '@media': { [media.phone]: { paddingInlineStart: 28 } } })
