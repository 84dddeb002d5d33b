import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'

const roomy = '(min-width: 600px)'

export const card = style({
  containerType: 'inline-size',
  minWidth: 0,
  borderRadius: vars.rCard,
  background: vars.raised,
  boxShadow: vars.hairline,
})

export const bare = style({ containerType: 'inline-size' })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
  padding: '16px 16px 14px',
  borderBottom: `1px solid ${vars.line}`,
  '@container': { [roomy]: { padding: '20px 28px 16px' } },
})

export const content = style({
  padding: '0 16px 8px',
  '@container': { [roomy]: { padding: '0 28px 12px' } },
})
