import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'
import { row } from './figures-table.css.ts'

/** A table and its parts on a phone, where each row is a card. */
export const part = style({ '@media': { [media.phone]: { display: 'block' } } })

/** Headings that cards don't have: each figure has its label. */
export const headings = style({ '@media': { [media.phone]: { display: 'none' } } })

export const card = style({
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      alignItems: ['end', 'last baseline'],
      gap: '10px 12px',
      padding: '12px 16px 14px',
      borderBottom: `1px solid ${vars.line}`,
      selectors: { 'tfoot > &': { borderBottom: 0, background: vars.sunken } },
    },
  },
})

const inCard = {
  background: 'none',
  position: 'static',
  height: 'auto',
  padding: 0,
  borderBottom: 0,
  textAlign: 'start',
  whiteSpace: 'normal',
} as const

export const cardName = style({
  '@media': {
    [media.phone]: {
      selectors: {
        [`${row}:hover > &&`]: { background: 'none' },
        '&&': { ...inCard, ...textStyle(14), gridColumn: '1 / -1', order: -3, maxWidth: 'none' },
      },
    },
  },
})

export const cardCell = style({
  '@media': {
    [media.phone]: {
      selectors: {
        [`${row}:hover > &&`]: { background: 'none' },
        '&&': inCard,
        '&&:not([data-card])': { display: 'none' },
        // Before the figures, wherever their columns are.
        '&[data-card=status]': { gridColumn: '1 / span 2', order: -2, alignSelf: 'center' },
        '&:is([data-card=platform], [data-card=start])': { order: -1, alignSelf: 'center' },
        '&[data-label]::before': {
          content: 'attr(data-label)',
          display: 'block',
          ...textStyle(12),
          fontWeight: 400,
          color: vars.inkSoft,
        },
      },
    },
  },
})
