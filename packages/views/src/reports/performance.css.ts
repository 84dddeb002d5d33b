import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { displayStyle } from '@aloft/design-system/theme/type'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  paddingBlock: '44px 64px',
  '@media': { [media.phone]: { gap: 24, paddingBlock: '20px 40px' } },
})

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 10,
  overflowWrap: 'anywhere',
})

export const titleRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  minWidth: 0,
})

export const answer = style({ display: 'grid', gap: 6, marginTop: 6 })

export const sentence = style({
  ...displayStyle(24),
  margin: 0,
  maxWidth: '36em',
  textWrap: 'balance',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { ...displayStyle(20) } },
})

export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  gap: 20,
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, minWidth: 0 })

// On paper, and in a PDF of the browser, only the report itself is left.
globalStyle(`:root:has(${page}) :is(nav, aside, header, button, details:not([open]))`, {
  '@media': { print: { display: 'none' } },
})
globalStyle(`:root:has(${page}) :is(section, tr, svg)`, { '@media': { print: { breakInside: 'avoid' } } })
