import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { skin } from './skin-style.ts'
import { cutLine } from '../theme/type.ts'

export const whole = recipe({
  base: { width: '100%' },
  variants: { device: { mobile: { maxWidth: 430 }, desktop: { maxWidth: 668 } } },
})

export const chooser = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: 4,
})

export const page = recipe({
  base: {
    background: skin('ground'),
    color: skin('ink'),
    font: skin('font-text'),
    letterSpacing: 'normal',
    textAlign: 'left',
    direction: 'ltr',
  },
  variants: {
    device: {
      mobile: { padding: '16px 16px 20px' },
      desktop: { padding: '22px 26px', borderRadius: 8 },
    },
  },
})

export const label = style({ font: skin('font-label') })

export const site = recipe({
  base: { display: 'flex', gap: 12, alignItems: 'center', marginBottom: 4 },
  variants: { label: { group: { marginTop: 14 }, each: { marginTop: 8 } } },
})

export const who = style({ flex: 1, minWidth: 0 })

const oneLine = style(cutLine)

export const name = style([oneLine, { font: skin('font-name') }])

export const place = style({ display: 'flex', gap: 8, alignItems: 'center', color: skin('soft') })

export const address = style([oneLine, { font: skin('font-address') }])

export const title = style({ color: skin('link'), font: skin('font-title') })

export const description = style({ marginTop: 3, color: skin('soft'), font: skin('font-text') })

/** They end where the line ends. */
export const callouts = style([oneLine, { color: skin('soft'), font: skin('font-text') }])

export const callout = style({
  selectors: { '& + &::before': { content: '·', margin: '0 6px' } },
})

export const sitelinks = recipe({
  base: { color: skin('link') },
  variants: {
    device: {
      mobile: { marginTop: 12 },
      desktop: { display: 'flex', flexWrap: 'wrap', marginTop: 6 },
    },
  },
})

export const sitelink = recipe({
  variants: {
    device: {
      mobile: { display: 'block', padding: '10px 0', borderTop: `1px solid ${skin('line')}` },
      desktop: {
        selectors: { '& + &::before': { content: '·', margin: '0 8px', color: skin('soft') } },
      },
    },
  },
})

export const hide = recipe({
  base: {
    display: 'flex',
    gap: 8,
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 40,
    marginTop: 16,
    border: `1px solid ${skin('line')}`,
    borderRadius: 20,
    font: skin('font-name'),
  },
  variants: { device: { mobile: {}, desktop: { maxWidth: 320, marginInline: 'auto' } } },
})
