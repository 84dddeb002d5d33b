import { style } from '@vanilla-extract/css'
import { breakpoints, media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

const twoParts = `(min-width: 760px)`

export const frame = style({
  minHeight: '100dvh',
  display: 'grid',
  background: vars.surface,
  '@media': {
    [twoParts]: { gridTemplateColumns: 'minmax(0, 1fr) 42%' },
    [`(min-width: ${breakpoints.wide}px)`]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.16fr)' },
  },
})

export const paper = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  padding: '28px 44px 32px',
  '@media': { [media.phone]: { padding: '16px 16px 32px' } },
})

export const top = style({ justifySelf: 'start' })

export const home = style({ display: 'block', padding: '4px 0', borderRadius: vars.rControl })

export const content = style({
  alignSelf: 'center',
  justifySelf: 'center',
  width: '100%',
  maxWidth: 400,
  paddingBlock: 48,
  '@media': { [media.phone]: { alignSelf: 'start', paddingBlock: '40px 24px' } },
})

export const foot = style({ ...textStyle(13), color: vars.inkFaint })

export const beside = style({ display: 'none', '@media': { [twoParts]: { display: 'block' } } })

export const piece = style({
  position: 'sticky',
  top: 0,
  height: '100dvh',
  overflow: 'hidden',
  containerType: 'inline-size',
})

export const scene = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '56% 60%',
  '@container': { '(max-width: 480px)': { objectPosition: '68% 60%' } },
})

export const headline = style({
  position: 'absolute',
  left: '46%',
  top: '7.5%',
  width: '44%',
  '@container': { '(max-width: 480px)': { left: '10%', width: '62%', top: '5%' } },
})

export const ad = style({
  position: 'absolute',
  left: 32,
  bottom: 32,
  width: 348,
  display: 'grid',
  gap: 9,
  padding: '14px 16px 0',
  borderRadius: vars.rCard,
  background: vars.raised,
  boxShadow: vars.float2,
  '@container': { '(max-width: 480px)': { left: 20, bottom: 20, width: 'calc(100% - 40px)' } },
})

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  margin: '4px -16px 0',
  padding: '0 16px',
  borderTop: `1px solid ${vars.line}`,
})

export const figure = style({
  padding: '10px 0 12px',
  selectors: { '& + &': { paddingInlineStart: 12, borderInlineStart: `1px solid ${vars.line}` } },
})
