import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { skin } from './skin-style.ts'
import { cutLine } from '../theme/type.ts'

/** CSS pixels between a button's words and its ring. */
export const ringRoom = 2

export const box = recipe({
  base: {
    position: 'relative',
    minWidth: 0,
    // Room for the ring of the button, which takes none from the words.
    paddingInlineEnd: ringRoom,
    marginInlineEnd: -ringRoom,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  variants: {
    align: { start: { textAlign: 'start' }, left: { textAlign: 'left' } },
    isOpen: {
      true: {},
      false: { maxHeight: 'calc(var(--cut-lines) * 1lh)', overflow: 'hidden' },
    },
  },
})

/** One line at most, so that a long name takes no line from the text. */
export const lead = style({
  ...cutLine,
  display: 'inline-block',
  maxWidth: '100%',
  fontWeight: 600,
  verticalAlign: 'top',
})

/** The dots and the button stay together, on the line of the last word. */
export const rest = style({ whiteSpace: 'nowrap' })

export const more = recipe({
  base: {
    height: '1lh',
    padding: `0 ${ringRoom}px`,
    marginInline: -ringRoom,
    border: 0,
    background: 'none',
    lineHeight: 'inherit',
    verticalAlign: 'top',
    cursor: 'pointer',
    selectors: {
      '&:hover': { textDecoration: 'underline' },
      '&:focus-visible': { boxShadow: 'none', outline: '1.5px solid currentColor', outlineOffset: -1.5 },
    },
  },
  variants: {
    variant: { soft: { color: skin('soft') }, strong: { fontWeight: 600 } },
  },
})
