import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { clampLines, cutLine } from '@aloft/design-system/theme/type'

// Google's look as in the newest skin of the previews, without its fonts: cards are on the first page.
const face = 'Arial, Arimo, Helvetica, sans-serif'
const ground = 'light-dark(#ffffff, #1f1f1f)'
const ink = 'light-dark(#1f1f1f, #e6e8f0)'
const soft = 'light-dark(#474747, #bfc0c6)'
const link = 'light-dark(#1a0dab, #99c3ff)'

const inRow = (rule: object) => ({ '@media': { [media.phone]: { selectors: { '[data-row] &': rule } } } })

export const mat = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'start',
  gap: 10,
  padding: '34px 22px 0',
  overflow: 'hidden',
  color: ink,
  fontFamily: face,
  letterSpacing: 'normal',
  textAlign: 'left',
  ...inRow({ padding: 0 }),
})

export const query = style({
  ...cutLine,
  padding: '0 16px',
  borderRadius: 20,
  background: ground,
  boxShadow: '0 1px 3px rgb(0 0 0 / 0.13)',
  fontSize: 15,
  lineHeight: '38px',
  ...inRow({ display: 'none' }),
})

export const result = style({
  padding: '14px 18px 16px',
  borderRadius: 8,
  background: ground,
  ...inRow({ minHeight: 92, padding: 9, border: `1px solid ${vars.line}` }),
})

export const label = style({
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 700,
  ...inRow({ fontSize: 11, lineHeight: '14px' }),
})

export const site = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  columnGap: 12,
  alignItems: 'center',
  margin: '8px 0 2px',
  ...inRow({ display: 'none' }),
})

export const business = style({ ...cutLine, fontSize: 14, lineHeight: '20px' })

export const address = style({ ...cutLine, color: soft, fontSize: 12, lineHeight: '16px' })

export const title = style({
  ...clampLines(2),
  color: link,
  fontSize: 19,
  lineHeight: '25px',
  overflowWrap: 'anywhere',
  ...inRow({ fontSize: 13, lineHeight: '16px', WebkitLineClamp: 4 }),
})

export const description = style({
  ...clampLines(3),
  marginTop: 2,
  color: soft,
  fontSize: 14,
  lineHeight: '20px',
  overflowWrap: 'anywhere',
  ...inRow({ display: 'none' }),
})
