import { style } from '@vanilla-extract/css'

// Addresses and team names may be one long word.
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  overflowWrap: 'break-word',
})

export const side = style({ display: 'flex', justifyContent: 'flex-end', marginTop: -10 })

export const send = style({ display: 'grid', gap: 20, paddingTop: 4 })

/** A message instead of a form: heading, text and the next step. */
export const message = form

/** Link to another page, below a form. */
export const under = style({ paddingTop: 20 })
