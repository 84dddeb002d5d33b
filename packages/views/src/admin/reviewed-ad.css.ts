import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const ad = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 28,
  padding: 24,
  borderRadius: vars.rCard,
  background: vars.raised,
  boxShadow: vars.hairline,
  '@media': { [media.phone]: { padding: 16 } },
})

export const facts = style({ ...textStyle(13), display: 'grid' })

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  gap: 12,
  padding: '8px 0',
  borderTop: `1px solid ${vars.line}`,
  overflowWrap: 'anywhere',
})

export const finding = style({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  gap: 10,
  padding: '8px 0',
})

/** As in the editor, the preview stands out from the paper. */
export const preview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  minWidth: 0,
  padding: 16,
  borderRadius: vars.rCard,
  background: vars.sunken,
  '@media': { [media.phone]: { marginInline: -16, paddingInline: 8, borderRadius: 0 } },
})

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
})

// A long word in a name breaks onto the next line.
globalStyle(`${top} > h2`, { minWidth: 0 })

export const findingMark = styleVariants({
  error: { paddingTop: 2, color: vars.rejected },
  warning: { paddingTop: 2, color: vars.ending },
})
