import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { clampLines, textStyle } from '@aloft/design-system/theme/type'

export const list = style({ width: '100%', borderTop: `1px solid ${vars.line}` })

/** Its words, not its ground, begin where the list does. */
export const whole = style({ marginInlineStart: -9 })

export const need = style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '12px',
  padding: '15px 0',
  borderBottom: `1px solid ${vars.line}`,
  '@media': {
    [media.phone]: { gridTemplateColumns: '44px minmax(0, 1fr)', alignItems: 'start', padding: '16px 0' },
  },
})

export const mark = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    borderRadius: '50%',
    '@media': { [media.phone]: { width: 40, height: 40 } },
  },
  variants: {
    tone: {
      rejected: { background: vars.rejectedWash, color: vars.rejected },
      ending: { background: vars.endingWash, color: vars.ending },
      pending: { background: vars.pendingWash, color: vars.pending },
      live: { background: vars.liveWash, color: vars.live },
      stopped: { background: vars.stoppedWash, color: vars.stopped },
    },
  },
})

export const title = style({ ...textStyle(14), fontWeight: 600, overflowWrap: 'anywhere' })

export const detail = style({
  ...textStyle(13),
  ...clampLines(3),
  marginTop: 1,
  color: vars.inkSoft,
  overflowWrap: 'anywhere',
})

export const action = style({
  '@media': { [media.phone]: { gridColumn: 2, justifySelf: 'start' } },
})

/** What a press leads to paying. */
export const price = style({
  paddingInlineStart: 9,
  borderInlineStart: '1px solid color-mix(in srgb, currentColor 30%, transparent)',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
})
