import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  paddingBlock: '44px 64px',
  '@media': { [media.phone]: { paddingBlock: '20px 40px' } },
})

export const tabs = style({ display: 'flex', gap: 24, borderBottom: `1px solid ${vars.line}` })

export const tab = style({
  ...textStyle(14),
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  marginBottom: -1,
  borderBottom: '2px solid transparent',
  color: vars.inkSoft,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.ink },
    '&[aria-current=page]': { color: vars.ink, borderBottomColor: vars.ink },
    '&:focus-visible': { boxShadow: vars.focus },
  },
})

export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(240px, 320px) minmax(0, 1fr)',
  alignItems: 'start',
  gap: 32,
  '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const queue = style({ display: 'grid', gap: 16 })

/** A narrow page shows either the list or one ad of it. */
export const behind = style({ '@media': { [media.belowWide]: { display: 'none' } } })

export const row = style({
  display: 'grid',
  gap: 6,
  width: '100%',
  padding: '12px 14px',
  border: 0,
  borderRadius: vars.rControl,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: vars.sunken },
    '&[aria-current=true]': { background: vars.pressed },
    '&:focus-visible': { boxShadow: vars.focus },
  },
})
