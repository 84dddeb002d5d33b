import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const panel = style({
  display: 'grid',
  gap: 12,
  padding: '12px 14px',
  borderRadius: vars.rControl,
  background: vars.sunken,
})

export const change = style({
  display: 'grid',
  gap: 6,
  padding: '10px 0',
  selectors: {
    '& + &': { borderTop: `1px solid ${vars.line}` },
    '&:first-child': { paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
  },
})

export const head = style({
  ...textStyle(13),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 12px',
  color: vars.inkSoft,
})

export const values = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4px 12px',
  '@container': {
    '(min-width: 560px)': { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)' },
  },
})

export const arrow = style({
  color: vars.inkFaint,
  '@container': { '(max-width: 559px)': { display: 'none' } },
})

export const before = style({ color: vars.inkSoft, textDecorationColor: vars.inkFaint })

export const after = style({ textDecoration: 'none' })
