import { globalStyle, style } from '@vanilla-extract/css'
import { frameFoot } from '@aloft/design-system/theme/foot-room.css'
import { belowFrame } from '@aloft/design-system/theme/frame-top.css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'

/** Height of the head, whose name and buttons take two rows on a tablet. */
export const headHeight = '--editor-head'

/** Where something sticks below the head; a phone's head scrolls away. */
export const belowHead = `calc(var(${headHeight}, 65px) + ${belowFrame})`

/** Fills the frame from edge to edge: the margins cancel its padding, on a phone between its two bars. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: `calc(100dvh - ${belowFrame})`,
  margin: '0 -44px -96px',
  outline: 'none',
  selectors: { '&:focus-visible': { boxShadow: 'none' } },
  '@media': {
    [media.belowWide]: { margin: '0 -32px -72px' },
    [media.phone]: { margin: '0 -16px -32px', minHeight: 'calc(100dvh - 144px)' },
  },
})

/** While a text is written on a phone, the keyboard needs the room of the frame's tabs. */
const written = `${page}:has(:is(textarea, input:not([type=checkbox], [type=radio], [type=range])):focus)`
globalStyle(written, { '@media': { [media.phone]: { vars: { [frameFoot]: '0px' } } } })
globalStyle(`main:has(${written}) ~ nav`, { '@media': { [media.phone]: { display: 'none' } } })

export const notice = style({ paddingTop: 18 })

export const message = style({ paddingTop: 64, '@media': { [media.phone]: { paddingTop: 24 } } })

export const waitingHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 65,
  padding: '10px 28px',
  background: vars.raised,
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [media.phone]: { paddingInline: 16 } },
})

export const waitingOrder = style({
  display: 'grid',
  gap: 12,
  padding: '18px 0',
  borderBottom: `1px solid ${vars.line}`,
})

export const waitingFields = style({ display: 'grid', gap: 22, paddingTop: 24 })
