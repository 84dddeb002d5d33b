import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'
import { globalStyle, style } from '@vanilla-extract/css'

export const markdown = style({
  ...textStyle(14),
  lineHeight: 1.5,
  display: 'grid',
  gap: 8,
  minWidth: 0,
  overflowWrap: 'anywhere',
})

export const wide = style({ overflowX: 'auto' })

const inside = (tags: string) => `${markdown} :is(${tags})`

globalStyle(inside('p, ul, ol, blockquote, pre, hr'), { margin: 0 })
globalStyle(inside('ul, ol'), { paddingInlineStart: 20, display: 'grid', gap: 4 })
globalStyle(inside('ul'), { listStyle: 'disc' })
globalStyle(inside('ol'), { listStyle: 'decimal' })
globalStyle(inside('strong'), { fontWeight: 600 })
globalStyle(inside('a'), {
  color: vars.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
})
globalStyle(inside('code'), {
  padding: '1px 4px',
  borderRadius: 4,
  background: vars.sunken,
  fontSize: '.92em',
})
globalStyle(inside('pre'), {
  padding: '8px 12px',
  borderRadius: vars.rControl,
  background: vars.sunken,
  whiteSpace: 'pre-wrap',
})
globalStyle(inside('blockquote'), {
  paddingInlineStart: 12,
  borderInlineStart: `2px solid ${vars.lineStrong}`,
  color: vars.inkSoft,
})
globalStyle(inside('hr'), { border: 0, borderTop: `1px solid ${vars.line}` })
globalStyle(inside('table'), { borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' })
globalStyle(inside('th, td'), {
  padding: '4px 12px 4px 0',
  borderBottom: `1px solid ${vars.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
})
