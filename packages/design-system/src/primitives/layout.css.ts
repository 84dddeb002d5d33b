import { recipe } from '@vanilla-extract/recipes'
import { type Gap, gaps, media } from '../theme/scale.ts'

const gap = Object.fromEntries(gaps.map((size) => [size, { columnGap: size, rowGap: size }])) as Record<
  Gap,
  { columnGap: number; rowGap: number }
>
const rowGap = Object.fromEntries(gaps.map((size) => [size, { rowGap: size }])) as Record<
  Gap,
  { rowGap: number }
>

const columns = (count: number) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

/** Base of Stack, Row, Cluster and Grid. If two gaps are set, the later one wins. */
export const layout = recipe({
  base: { minWidth: 0 },
  variants: {
    flow: {
      stack: { display: 'flex', flexDirection: 'column' },
      row: { display: 'flex' },
      cluster: { display: 'flex', flexWrap: 'wrap' },
      grid: { display: 'grid' },
    },
    gap,
    rowGap,
    columns: { 2: columns(2), 3: columns(3) },
    align: {
      stretch: { alignItems: 'stretch' },
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
      baseline: { alignItems: 'baseline' },
    },
    justify: {
      start: {},
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
  },
})
