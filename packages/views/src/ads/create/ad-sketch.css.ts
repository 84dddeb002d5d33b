import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '@aloft/design-system/theme/theme.css'
import { cutLine, textStyle } from '@aloft/design-system/theme/type'

const small = '(max-width: 199px)'

export const room = style({ display: 'block', containerType: 'inline-size', height: '100%' })

/** The drawing keeps its proportions; in a space as small as a thumb it's scaled down. */
export const ground = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignItems: 'start',
  height: 188,
  padding: '16px 16px 0',
  overflow: 'hidden',
  background: vars.sunken,
  '@container': { [small]: { zoom: 0.4 } },
})

export const paper = style({
  display: 'grid',
  alignContent: 'start',
  gap: 7,
  width: 224,
  maxWidth: '100%',
  minHeight: 188,
  padding: '12px 0',
  borderRadius: vars.rCard,
  background: vars.raised,
  boxShadow: vars.hairline,
})

export const head = style({ display: 'flex', alignItems: 'center', gap: 8, padding: '0 12px', minWidth: 0 })

export const name = style({ ...textStyle(12), ...cutLine, fontWeight: 600 })

export const below = style({ ...textStyle(12), ...cutLine, color: vars.inkFaint })

export const line = recipe({
  base: { display: 'block', height: 5, marginInline: 12, borderRadius: 2, background: vars.lineStrong },
  variants: {
    kind: {
      headline: { height: 9, marginTop: 4, background: vars.ink },
      headlineEnd: { height: 9, width: '48%', marginBottom: 4, background: vars.ink },
      text: {},
      textEnd: { width: '56%' },
      title: { flex: '0 1 46%', height: 7, marginInline: 0, background: vars.ink },
    },
  },
})

export const media = recipe({
  base: { display: 'grid', placeItems: 'center', overflow: 'hidden', background: vars.pressed },
  variants: { platform: { facebook: { height: 72 }, instagram: { height: 150 }, google: {} } },
})

export const picture = style({
  width: '100%',
  height: '100%',
  minHeight: 0,
  objectFit: 'cover',
  objectPosition: 'center 35%',
})

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '0 12px',
})

export const button = style({
  width: 58,
  height: 20,
  borderRadius: 4,
  background: vars.pressed,
})
