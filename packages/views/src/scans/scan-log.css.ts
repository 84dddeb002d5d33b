import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const log = style({ minWidth: 0 })

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 32,
})

/** The page is a container; below this width it has one column and the log is collapsed. */
const folds = '(max-width: 899px)'

/** Only the newest line, if the log is collapsed. */
export const newest = style({ display: 'none', '@container': { [folds]: { display: 'block' } } })

export const count = style({ flex: 'none', '@container': { [folds]: { display: 'none' } } })

export const unfold = style({
  display: 'none',
  flex: 'none',
  '@container': { [folds]: { display: 'block' } },
})

export const lines = recipe({
  base: { paddingTop: 6 },
  variants: {
    isOpen: { true: {}, false: { '@container': { [folds]: { display: 'none' } } } },
  },
})

export const line = style({
  ...textStyle(13),
  display: 'grid',
  gridTemplateColumns: '58px 16px minmax(0, 1fr)',
  gap: 8,
  padding: '8px 0',
  borderTop: `1px solid ${vars.line}`,
  fontVariantNumeric: 'tabular-nums',
})

export const time = style({ color: vars.inkFaint })

export const mark = recipe({
  base: { display: 'grid', alignItems: 'center', height: 18 },
  variants: {
    tone: {
      fine: { color: vars.live },
      left: { color: vars.ending },
      open: { color: vars.inkFaint },
    },
  },
})

export const what = style({ minWidth: 0, overflowWrap: 'anywhere' })

export const name = style({ fontWeight: 600 })

export const path = style({ color: vars.inkFaint })

export const note = style({ display: 'block', color: vars.inkSoft })

export const thumbs = style({ display: 'flex', gap: 4, paddingTop: 6 })

export const thumb = style({
  width: 32,
  height: 32,
  objectFit: 'cover',
  borderRadius: 4,
  background: vars.sunken,
})
