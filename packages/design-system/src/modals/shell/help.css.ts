import { style } from '@vanilla-extract/css'
import { media } from '../../theme/scale.ts'
import { vars } from '../../theme/theme.css.ts'
import { textStyle } from '../../theme/type.ts'

export const list = style({ display: 'grid', margin: '0 -12px', padding: 0, listStyle: 'none' })

/** A link to an article, as tall as a finger. */
export const entry = style({
  ...textStyle(14),
  display: 'grid',
  alignContent: 'center',
  gap: 2,
  minHeight: 40,
  padding: '8px 12px',
  borderRadius: vars.rControl,
  color: vars.ink,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.sunken },
    '&:focus-visible': { outline: '2px solid transparent', boxShadow: vars.focus },
  },
  '@media': { [media.phone]: { minHeight: 44 } },
})

export const found = style({ fontWeight: 550 })
export const excerpt = style({ ...textStyle(13), color: vars.inkSoft })

/** Bold besides the color, because color alone isn't seen by everybody. */
export const mark = style({
  borderRadius: 3,
  background: vars.accentWash,
  color: 'inherit',
  fontWeight: 650,
})

/** At the width that's easiest to read. */
export const article = style({ display: 'grid', gap: 12, maxWidth: '64ch', overflowWrap: 'anywhere' })

export const steps = style({
  ...textStyle(16),
  display: 'grid',
  gap: 8,
  margin: 0,
  paddingInlineStart: 28,
  color: vars.ink,
  listStyle: 'decimal',
})

export const step = style({ selectors: { '&::marker': { color: vars.inkFaint } } })

export const back = style({
  ...textStyle(14),
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: 6,
  minHeight: 32,
  marginInlineStart: -6,
  padding: '4px 8px 4px 6px',
  borderRadius: vars.rControl,
  color: vars.inkSoft,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.sunken, color: vars.ink },
    '&:focus-visible': { outline: '2px solid transparent', boxShadow: vars.focus },
  },
  '@media': { [media.phone]: { minHeight: 44 } },
})

export const more = style({ paddingTop: 12, borderTop: `1px solid ${vars.line}` })
