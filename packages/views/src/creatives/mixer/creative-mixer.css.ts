import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { belowFrame } from '@aloft/design-system/theme/frame-top.css'

/** Wide enough for the parts beside the candidates. */
export const besideEachOther = 'screen and (min-width: 1000px)'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  width: '100%',
  maxWidth: 1680,
  margin: '0 auto',
  paddingTop: 24,
  '@media': { [media.phone]: { gap: 16, paddingTop: 16 } },
})

export const title = style({ display: 'grid', gap: 6, maxWidth: '44rem' })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  alignItems: 'start',
  '@media': { [besideEachOther]: { gridTemplateColumns: '272px minmax(0, 1fr)', gap: 32 } },
})

export const side = style({
  position: 'sticky',
  top: `calc(${belowFrame} + 16px)`,
  maxHeight: `calc(100vh - ${belowFrame} - 32px)`,
  padding: 16,
  overflowY: 'auto',
  borderRadius: vars.rCard,
  background: vars.raised,
  boxShadow: vars.hairline,
})

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(216px, 1fr))',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 10 } },
})

/** Cards far from the screen aren't laid out; until then their height is a guess. */
export const item = style({
  minWidth: 0,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 276px',
  // Room for the focus ring, which containment would cut.
  padding: 3,
  margin: -3,
})

export const limits = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const limit = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  paddingInlineStart: 10,
  borderRadius: vars.rControl,
  background: vars.sunken,
  overflowWrap: 'anywhere',
})
