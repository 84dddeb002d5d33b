import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

export const card = style({
  display: 'grid',
  gap: 8,
  minWidth: 0,
  padding: '12px 14px',
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: vars.rCard,
  background: vars.floating,
})

export const title = style({ ...textStyle(14), margin: 0, fontWeight: 600, overflowWrap: 'anywhere' })
export const lead = style({ ...textStyle(13), margin: 0, color: vars.inkSoft })
export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: 8, paddingTop: 2 })

const answer = {
  ...textStyle(13),
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 32,
  padding: '0 12px',
  borderRadius: vars.rControl,
  fontWeight: 550,
} as const

export const option = style({
  ...answer,
  border: `1px solid ${vars.lineStrong}`,
  background: vars.floating,
  color: vars.accentText,
  cursor: 'pointer',
  transition: `background ${vars.fast}`,
  selectors: { '&:hover': { background: vars.accentWash } },
  '@media': { [media.touch]: { minHeight: 44 } },
})

export const past = recipe({
  base: { ...answer, border: `1px solid ${vars.line}`, color: vars.inkSoft },
  variants: {
    isChosen: {
      true: { borderColor: vars.accentLine, background: vars.accentWash, color: vars.ink, fontWeight: 600 },
    },
  },
})
