import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'
import { clampLines } from '@aloft/design-system/theme/type'

const wideCard = '(min-width: 600px)'

export const card = style({
  containerType: 'inline-size',
  order: 1,
  minWidth: 0,
  borderRadius: vars.rCard,
  background: vars.raised,
  boxShadow: vars.hairline,
})

export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  margin: '1px 1px 0',
  padding: '13px 15px',
  borderRadius: '9px 9px 0 0',
  background: vars.raised,
  boxShadow: `0 1px 0 ${vars.line}`,
  '@container': { [wideCard]: { padding: '15px 27px' } },
})

/** Too narrow for a word of the name, it has a line of its own above the button. */
export const who = style({ flex: '1 1 180px', minWidth: 0 })

/** At most two lines: the full name is in its field below. */
export const name = style({ ...clampLines(2), minWidth: 0 })

export const lead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 24px',
  margin: '0 16px',
  padding: '13px 0 12px',
  borderBottom: `1px solid ${vars.line}`,
  '@container': { [wideCard]: { margin: '0 28px' } },
})

export const rows = style({
  padding: '0 16px 16px',
  '@container': { [wideCard]: { padding: '0 28px 20px' } },
})

/** Container whose width the rows adapt to. */
export const room = style({ containerType: 'inline-size' })
