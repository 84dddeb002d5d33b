import { style } from '@vanilla-extract/css'

/** Rows lie in a container of inline size. */
export const sold = style({ containerType: 'inline-size' })

export const empty = style({ display: 'grid', gap: 6, justifyItems: 'start', padding: '16px 0 10px' })

export const design = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px 32px',
  '@container': { '(min-width: 760px)': { gridTemplateColumns: 'minmax(0, 1fr) 220px' } },
})

export const preview = style({ padding: '16px 0' })
