import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../theme/scale.ts'
import { vars } from '../../theme/theme.css.ts'
import { textStyle } from '../../theme/type.ts'

export const remark = recipe({
  base: { ...textStyle(13), display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '2px 12px' },
  variants: { tone: { error: { color: vars.rejected, fontWeight: 550 }, hint: { color: vars.inkSoft } } },
})

/** Icon and words stay together; the press goes to the next line when there is no room beside them. */
export const words = style({
  display: 'flex',
  gap: 8,
  flex: '1 1 15rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
})

export const repair = style({
  ...textStyle(13),
  flex: 'none',
  maxWidth: '100%',
  margin: '-4px 0 -4px auto',
  padding: '4px 0',
  border: 0,
  borderRadius: 3,
  background: 'none',
  color: vars.accentText,
  fontWeight: 550,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 } },
  '@media': { [media.touch]: { minHeight: 44, marginBlock: -4 } },
})
