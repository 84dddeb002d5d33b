import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css'
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

// Its label rather than its box is aligned with what is above and below.
export const print = style({ marginInline: -8 })

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

// On paper, and in a PDF that the browser saves, only the report itself is left, in the light scheme.
const onPaper = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`:root:has(${page})${selector}`, { '@media': { print: rule } })

onPaper('', { colorScheme: 'light !important' })
onPaper(' :is(nav, aside, header, details:not([open]), [data-screen-only])', { display: 'none' })
// Amounts that lead to bookings stay, as plain text.
onPaper(' :not(td, p) > button', { display: 'none' })
onPaper(' :has(> main)', { display: 'block', minHeight: 0 })
onPaper(' main', { padding: 0 })
onPaper(' :is(section, tr, svg, dl)', { breakInside: 'avoid' })
onPaper(' svg', { maxWidth: '100%' })
onPaper(' [role=group]', { maxHeight: 'none', overflow: 'visible', maskImage: 'none' })
onPaper(' table', { minWidth: 0, fontSize: 10 })
onPaper(' :is(th, td)', {
  position: 'static',
  height: 28,
  padding: '2px 5px',
  fontSize: 10,
  whiteSpace: 'normal',
})
