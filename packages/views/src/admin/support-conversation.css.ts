import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

export const conversation = style({ display: 'grid', gap: 16, minWidth: 0, maxWidth: 760 })

/** Wide pages show the list beside the conversation. */
export const back = style({
  display: 'none',
  '@media': { [media.belowWide]: { display: 'block' } },
})

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: 12,
  margin: 0,
  padding: '12px 14px',
  borderRadius: vars.rCard,
  background: vars.sunken,
})
export const term = style({ ...textStyle(12), color: vars.inkSoft })
export const fact = style({ ...textStyle(13), margin: 0, fontWeight: 550, overflowWrap: 'anywhere' })

export const messages = style({
  maxHeight: 440,
  overflowY: 'auto',
  padding: 14,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rCard,
  selectors: { '&:focus-visible': { boxShadow: vars.focus } },
})

export const list = style({ display: 'grid', gap: 14, margin: 0, padding: 0, listStyle: 'none' })

export const message = recipe({
  base: { display: 'grid', gap: 2, maxWidth: '84%', minWidth: 0 },
  variants: {
    by: {
      user: {},
      assistant: {},
      system: {},
      person: { justifySelf: 'end', justifyItems: 'end' },
    },
  },
})

export const writer = style({ ...textStyle(12), color: vars.inkSoft })

export const text = style({
  ...textStyle(14),
  margin: 0,
  padding: '8px 12px',
  borderRadius: 12,
  background: vars.sunken,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  selectors: {
    [`${message.classNames.variants.by.person} &`]: { background: vars.accentWash },
    [`${message.classNames.variants.by.user} &`]: { background: vars.pressed },
  },
})

export const answer = style({ display: 'grid', gap: 12 })
