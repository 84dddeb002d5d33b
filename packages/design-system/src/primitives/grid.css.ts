import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/scale.ts'

export const grid = style({ display: 'grid', minWidth: 0 })

const even = (count: number) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const columns = styleVariants({ 2: [grid, even(2)], 3: [grid, even(3)] })
