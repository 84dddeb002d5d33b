import { recipe } from '@vanilla-extract/recipes'
import { type Space, spaces } from '../theme/scale.ts'

export const stack = recipe({
  base: { display: 'flex', minWidth: 0 },
  variants: {
    direction: { column: { flexDirection: 'column' }, row: { flexDirection: 'row' } },
    gap: Object.fromEntries([0, ...spaces].map((space) => [space, { gap: space }])) as Record<
      Space | 0,
      { gap: number }
    >,
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
    wraps: { true: { flexWrap: 'wrap' }, false: {} },
  },
})
