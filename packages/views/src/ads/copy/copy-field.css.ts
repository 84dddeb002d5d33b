import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'
import { lockedGround } from './locked-ground.ts'

const roomy = '(min-width: 420px)'

export const field = recipe({
  base: { display: 'grid', gap: 6, minWidth: 0, scrollMarginTop: 96 },
  variants: {
    variant: {
      labelled: {},
      numbered: {
        gridTemplateColumns: '22px minmax(0, 1fr)',
        columnGap: 8,
      },
    },
    isReadOnly: { true: {}, false: {} },
  },
  compoundVariants: [
    {
      variants: { variant: 'numbered', isReadOnly: false },
      style: { '@container': { [roomy]: { gridTemplateColumns: '22px minmax(0, 1fr) 100px' } } },
    },
  ],
})

export const label = style({ ...textStyle(13), fontWeight: 600 })

/** The number identifies the field; screen readers get the full name. */
export const number = style({
  ...textStyle(13),
  paddingTop: 11,
  color: vars.inkFaint,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
})

export const side = recipe({
  base: { display: 'flex', alignItems: 'baseline', gap: 14, marginInlineStart: 'auto' },
  variants: {
    variant: {
      labelled: {},
      numbered: {
        gridColumn: '2 / -1',
        justifyContent: 'space-between',
        width: '100%',
        '@container': {
          [roomy]: {
            gridColumn: 'auto',
            display: 'grid',
            gap: 0,
            alignContent: 'start',
            justifyContent: 'stretch',
            justifyItems: 'end',
            paddingTop: 3,
          },
        },
      },
    },
  },
})

export const count = recipe({
  base: { ...textStyle(12), fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  variants: {
    tone: {
      calm: { color: vars.inkFaint },
      warn: { color: vars.ending },
      over: { color: vars.rejected, fontWeight: 600 },
    },
  },
})

/** The target extends beyond its line, so that it's easy to hit while the lines stay close. */
export const another = style({
  ...textStyle(12),
  margin: '-6px -4px',
  padding: '8px 4px',
  border: 0,
  borderRadius: vars.rControl,
  background: 'none',
  color: vars.accentText,
  fontWeight: 550,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
    '&[aria-expanded=true]': { color: vars.ink },
  },
  '@media': { [media.touch]: { paddingBlock: 14, marginBlock: -6 } },
})

const mouse = '(hover: hover) and (pointer: fine)'
const elsewhere = `${field.classNames.base}:not(:hover):not(:focus-within):not(:has([aria-expanded=true]))`

/** With a mouse, the count is centered as long as nothing is shown below it. */
export const alone = style({
  transition: `translate ${vars.fast}`,
  '@media': {
    [mouse]: { '@container': { [roomy]: { selectors: { [`${elsewhere} &`]: { translate: '0 9px' } } } } },
  },
})

/**
 * Fifteen numbered fields would repeat it fifteen times, so with a mouse only the focused or hovered field
 * shows it, and the one that the guide points at.
 */
export const quiet = style({
  '@media': { [mouse]: { selectors: { [`${elsewhere} &:not([data-guided])`]: { opacity: 0 } } } },
})

export const box = style({ position: 'relative', minWidth: 0 })

const letters = {
  ...textStyle(14),
  width: '100%',
  minHeight: 40,
  padding: '9px 12px',
  border: '1px solid transparent',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'break-word',
  '@media': { [media.touch]: { minHeight: 44, paddingBlock: 11, fontSize: textStyle(16).fontSize } },
} as const

export const control = recipe({
  base: {
    ...letters,
    position: 'relative',
    display: 'block',
    borderRadius: vars.rControl,
    borderColor: vars.lineControl,
    background: 'transparent',
    color: vars.ink,
    resize: 'none',
    fieldSizing: 'content',
    transition: `border-color ${vars.fast}`,
    selectors: {
      '&:hover:not(:read-only)': { borderColor: vars.inkSoft },
      '&:focus': { outline: '2px solid transparent', boxShadow: vars.focus },
      '&:read-only': { ...lockedGround, background: 'transparent', paddingInlineEnd: 36 },
    },
  },
  variants: {
    tone: {
      calm: {},
      warn: { borderColor: vars.endingMark },
      over: {
        borderColor: vars.rejectedMark,
        selectors: { '&:not(:focus)': { boxShadow: `inset 0 0 0 1px ${vars.rejectedMark}` } },
      },
    },
  },
})

/** A copy of the text behind the letters, invisible except for its marks. */
export const mirror = recipe({
  base: {
    ...letters,
    position: 'absolute',
    inset: 0,
    borderRadius: vars.rControl,
    color: 'transparent',
    overflow: 'hidden',
    pointerEvents: 'none',
    userSelect: 'none',
  },
  variants: {
    isReadOnly: { true: { background: lockedGround.background }, false: { background: vars.raised } },
  },
})

/** In the first line of a text that can't be changed. */
export const lock = style({
  position: 'absolute',
  top: 12,
  insetInlineEnd: 12,
  color: vars.inkFaint,
  pointerEvents: 'none',
  '@media': { [media.touch]: { top: 14 } },
})

export const piece = recipe({
  base: { background: 'none', color: 'inherit' },
  variants: {
    mark: {
      none: {},
      error: { textDecoration: `underline wavy 1.2px ${vars.rejectedMark}`, textUnderlineOffset: 4 },
      warning: { textDecoration: `underline wavy 1.2px ${vars.endingMark}`, textUnderlineOffset: 4 },
      cut: { background: `linear-gradient(transparent 58%, ${vars.endingWash} 58%)` },
    },
  },
})

export const foot = recipe({
  base: { display: 'grid', gap: 6 },
  variants: { variant: { labelled: {}, numbered: { gridColumn: '2 / -1' } } },
})

export const failure = style({
  ...textStyle(13),
  display: 'flex',
  gap: 8,
  color: vars.rejected,
  fontWeight: 600,
})

export const failureIcon = style({ paddingTop: 1 })
