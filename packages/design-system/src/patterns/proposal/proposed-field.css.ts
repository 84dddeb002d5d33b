import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../theme/scale.ts'
import { vars } from '../../theme/theme.css.ts'
import { clampLines, textStyle } from '../../theme/type.ts'

export const row = style({
  display: 'grid',
  gap: 6,
  minWidth: 0,
  padding: '11px 14px 12px',
  borderTop: `1px solid ${vars.line}`,
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 8px',
  minHeight: 32,
})

export const label = style({ ...textStyle(12), margin: 0, color: vars.inkSoft, fontWeight: 600 })

export const answers = style({ display: 'flex', alignItems: 'center', gap: 6, marginInlineStart: 'auto' })

export const answer = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 32,
    padding: 0,
    border: `1px solid ${vars.lineStrong}`,
    borderRadius: vars.rControl,
    background: vars.floating,
    cursor: 'pointer',
    transition: `background ${vars.fast}`,
    selectors: { '&:hover': { background: vars.pressed } },
    '@media': { [media.touch]: { width: 44, height: 44 } },
  },
  variants: {
    name: { check: { color: vars.accentText }, close: { color: vars.inkSoft } },
  },
})

export const tag = recipe({
  base: {
    ...textStyle(12),
    display: 'inline-flex',
    alignItems: 'center',
    gap: 5,
    marginInlineStart: 'auto',
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  variants: {
    state: {
      saving: { color: vars.inkSoft },
      accepted: { color: vars.live },
      rejected: { color: vars.inkSoft },
    },
  },
})

export const undo = style({
  ...textStyle(12),
  minHeight: 32,
  padding: '0 6px',
  border: 0,
  borderRadius: vars.rControl,
  background: 'none',
  color: vars.accentText,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 } },
  '@media': { [media.touch]: { minHeight: 44, paddingInline: 10 } },
})

export const words = style({ ...textStyle(14), overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' })

export const value = recipe({
  base: { minWidth: 0 },
  variants: {
    isCut: { true: clampLines(8) },
    isRejected: { true: { color: vars.inkFaint } },
  },
})

export const more = style({
  ...textStyle(12),
  justifySelf: 'start',
  minHeight: 24,
  padding: 0,
  border: 0,
  borderRadius: 3,
  background: 'none',
  color: vars.accentText,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 } },
  '@media': { [media.touch]: { minHeight: 44 } },
})

export const why = style({ ...textStyle(12), margin: 0, color: vars.inkSoft, textWrap: 'pretty' })

/** A red line beside its icon. */
const alarm = style({
  ...textStyle(12),
  display: 'grid',
  gridTemplateColumns: '14px minmax(0, 1fr)',
  gap: 6,
  margin: 0,
  color: vars.rejected,
})

export const problem = style([alarm, { fontWeight: 550 }])

export const changed = style([alarm, { fontWeight: 600 }])

export const date = style({ fontWeight: 450, whiteSpace: 'nowrap' })

export const side = recipe({
  base: {
    display: 'grid',
    gap: 2,
    minWidth: 0,
    padding: '8px 10px',
    border: `1px solid ${vars.lineStrong}`,
    borderRadius: 8,
  },
  variants: {
    isChanged: {
      true: { borderColor: vars.rejectedMark, background: vars.rejectedWash },
      false: { background: vars.raised },
    },
  },
})

export const whose = style({ ...textStyle(12), margin: 0, color: vars.inkSoft, fontWeight: 600 })

export const sideWords = recipe({
  base: { ...textStyle(14), margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  variants: { isCut: { true: clampLines(6) } },
})

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: 8, paddingTop: 2 })
