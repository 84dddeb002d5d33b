import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { displayStyle, textStyle } from '@aloft/design-system/theme/type'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'

export const place = style({ position: 'relative', flex: 1, minHeight: 0, display: 'flex' })

export const list = style({
  flex: 1,
  minWidth: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: 16,
  outlineOffset: -2,
  selectors: {
    '&:focus-visible': { boxShadow: 'none', outline: `2px solid ${vars.accentText}` },
  },
})

export const messages = style({
  display: 'grid',
  gap: 14,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const center = style({
  minHeight: '100%',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 8,
  padding: '0 24px',
  textAlign: 'center',
})

export const title = style({ ...displayStyle(20), margin: 0 })
export const lead = style({ ...textStyle(14), margin: 0, color: vars.inkSoft, textWrap: 'balance' })

const moonSize = 40

/** A crescent: the disc without a disc beside it. */
export const moon = style({
  width: moonSize,
  height: moonSize,
  marginBottom: 4,
  borderRadius: '50%',
  background: vars.accent,
  maskImage: 'radial-gradient(circle at 72% 30%, transparent 0 42%, #000 43%)',
})

export const loadingQuestion = style({ justifySelf: 'end', marginBottom: 6 })

export const more = style({ display: 'grid', justifyItems: 'center', padding: '0 0 12px' })

const blink = keyframes({ '0%, 80%, 100%': { opacity: 0.25 }, '40%': { opacity: 1 } })

export const dots = style({ display: 'flex', gap: 5, alignItems: 'center', height: 20 })

globalStyle(`${dots} > span`, {
  width: 6,
  height: 6,
  borderRadius: '50%',
  background: vars.inkSoft,
  animation: `${blink} 1.2s infinite both`,
  '@media': { [media.still]: { animation: 'none' } },
})
globalStyle(`${dots} > span:nth-child(2)`, { animationDelay: '.16s' })
globalStyle(`${dots} > span:nth-child(3)`, { animationDelay: '.32s' })

export const latest = style({
  ...textStyle(13),
  position: 'absolute',
  insetInlineStart: '50%',
  bottom: 8,
  transform: 'translateX(-50%)',
  minHeight: 32,
  padding: '0 14px',
  border: 0,
  borderRadius: 16,
  background: vars.floating,
  boxShadow: vars.float1,
  color: vars.accentText,
  fontWeight: 600,
  cursor: 'pointer',
  '@media': { [media.touch]: { minHeight: 44, borderRadius: 22 } },
})
