import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

/** Too narrow for answers beside the creative in its sizes. */
const narrow = 'screen and (max-width: 1099px)'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 28,
  paddingTop: 20,
  '@media': { [media.phone]: { gap: 20, paddingTop: 8 } },
})

export const head = style({ display: 'grid', gap: 16, '@media': { [media.phone]: { gap: 12 } } })

export const title = style({ display: 'grid', gap: 6, maxWidth: '40rem' })

/** The answers, beside the creative in its sizes. */
export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 380px)',
  gap: 32,
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 } },
})

export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: 16,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 10 } },
})

/** Pictures beside the ideas they were drawn from. */
export const smallOptions = style({ gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', gap: 10 })

export const fewOptions = style({
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const option = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  overflow: 'hidden',
  borderRadius: vars.rCard,
  background: vars.raised,
  boxShadow: `inset 0 0 0 1px ${vars.lineStrong}`,
  cursor: 'pointer',
  selectors: {
    '&:hover': { boxShadow: `inset 0 0 0 1px ${vars.lineControl}` },
    '&:has(:checked)': { background: vars.accentWash, boxShadow: `inset 0 0 0 2px ${vars.accent}` },
    '&:has(:focus-visible)': { boxShadow: vars.focus },
  },
})

/** On a phone, the few options with words are rows with a small picture. */
export const fewOption = style({
  '@media': {
    [media.phone]: {
      gridTemplateColumns: '104px minmax(0, 1fr)',
      gridTemplateRows: 'auto',
      alignItems: 'center',
    },
  },
})

export const drawing = style({
  display: 'block',
  margin: 3,
  overflow: 'hidden',
  borderRadius: `calc(${vars.rCard} - 3px)`,
  background: vars.sunken,
})

export const words = style({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr)',
  gap: 10,
  alignItems: 'start',
  alignContent: 'start',
  padding: '10px 12px 12px',
})

export const radio = style({
  appearance: 'none',
  width: 18,
  height: 18,
  margin: '1px 0 0',
  border: `1.5px solid ${vars.lineControl}`,
  borderRadius: '50%',
  background: vars.raised,
  cursor: 'inherit',
  selectors: {
    '&:checked': { border: `5.5px solid ${vars.accent}`, background: vars.accentInk },
    '&:focus-visible': { boxShadow: 'none' },
  },
})

export const label = style({ ...textStyle(14), fontWeight: 600, overflowWrap: 'anywhere' })

export const sizes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 14,
  alignItems: 'end',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Above the answers, where it stays in sight while they're given.
  '@media': { [narrow]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 6, order: -1 } },
})

/** At the check, where they are all there is to see. */
export const largeSizes = style({
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '@media': { [narrow]: { gap: 14 }, [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const size = style({
  display: 'grid',
  gap: 6,
  padding: 4,
  borderRadius: vars.rCard,
  selectors: { '&[aria-current="true"]': { boxShadow: `0 0 0 2px ${vars.ink}` } },
})

export const drawnSize = style({ overflow: 'hidden', borderRadius: vars.rControl, boxShadow: vars.hairline })

export const lines = style({
  display: 'grid',
  gap: 4,
  justifyItems: 'start',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const line = style({
  ...textStyle(13),
  minHeight: 32,
  padding: '6px 8px',
  border: 0,
  borderRadius: vars.rControl,
  background: 'none',
  color: vars.accentText,
  textAlign: 'left',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.accentWash },
    '&:focus-visible': { boxShadow: vars.focus },
  },
  '@media': { [media.touch]: { minHeight: 44 } },
})

export const score = style({
  display: 'grid',
  gap: 12,
  padding: 16,
  borderRadius: vars.rCard,
  background: vars.raised,
  boxShadow: vars.hairline,
})

export const scorePart = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 12px',
  alignItems: 'baseline',
})

export const meter = style({
  gridColumn: '1 / -1',
  height: 4,
  borderRadius: 2,
  background: vars.sunken,
  overflow: 'hidden',
})

export const meterFill = style({ height: '100%', background: vars.accent })

export const buttons = style({
  display: 'flex',
  gap: 8,
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: '1fr auto', width: '100%' } },
})
