import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

const twoColumns = '(min-width: 900px)'

export const page = style({ containerType: 'inline-size', paddingTop: 20 })

export const columns = recipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 },
  variants: {
    hasLog: {
      true: {
        '@container': {
          [twoColumns]: { gridTemplateColumns: '320px minmax(0, 1fr)', gap: 36, alignItems: 'start' },
        },
      },
      false: { maxWidth: 820 },
    },
  },
})

/** In a single column the promise comes after the brief. */
export const story = style({
  display: 'contents',
  '@container': {
    [twoColumns]: { display: 'grid', gap: 16, alignContent: 'start' },
  },
})

export const trust = style({ order: 2, '@container': { [twoColumns]: { order: 0 } } })
