import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

const narrow = '(max-width: 599px)'

export const room = style({ containerType: 'inline-size' })

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '24px 40px',
  alignItems: 'start',
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
})

export const part = style({
  borderTop: `1px solid ${vars.line}`,
  paddingTop: 14,
  '@container': {
    [narrow]: { paddingTop: 0, selectors: { '&:last-child': { borderBottom: `1px solid ${vars.line}` } } },
  },
})

export const title = style({
  ...textStyle(14),
  fontWeight: 600,
  paddingBottom: 8,
  '@container': { [narrow]: { display: 'none' } },
})

export const opener = style({
  display: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  width: 'calc(100% + 12px)',
  minHeight: 64,
  marginInline: -6,
  padding: '10px 6px',
  border: 0,
  borderRadius: vars.rControl,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  '@container': { [narrow]: { display: 'flex' } },
})

export const openerWords = style({ ...textStyle(14), display: 'grid', gap: 2, fontWeight: 600 })

export const chosen = style({ ...textStyle(13), fontWeight: 400, color: vars.inkSoft })

export const list = recipe({
  base: {},
  variants: {
    isOpen: {
      true: { '@container': { [narrow]: { padding: '0 10px 12px' } } },
      false: { '@container': { [narrow]: { display: 'none' } } },
    },
  },
})

export const noPicture = style({
  borderTop: `1px solid ${vars.line}`,
  paddingTop: 14,
  '@container': { [narrow]: { borderTop: 0 } },
})
