import { globalStyle } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'
import { textStyle } from './type.ts'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
// The font size is set on body: on the root, it would change the meaning of rem.
globalStyle('html', {
  background: vars.surface,
  color: vars.ink,
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  WebkitTextSizeAdjust: '100%',
  // What gets the focus is never under the floating buttons, the bar at the top or a phone's bars.
  scrollPaddingBlock: '72px 104px',
})
// On a phone in landscape, the notch covers part of the window.
globalStyle('body', {
  ...textStyle(14),
  margin: 0,
  minHeight: '100dvh',
  paddingInline: 'env(safe-area-inset-left, 0px) env(safe-area-inset-right, 0px)',
})
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend', {
  margin: 0,
  padding: 0,
})
globalStyle('h1, h2, h3, h4', { font: 'inherit' })
globalStyle('fieldset', { border: 0, minWidth: 0 })
globalStyle('ul, ol', { listStyle: 'none' })
globalStyle('button, input, textarea, select', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
})
globalStyle('a', { color: 'inherit', textDecoration: 'none' })
globalStyle('img, svg', { display: 'block' })
// With forced colors shadows go, and an outline without a color gets one.
globalStyle(':focus-visible', { outline: '2px solid transparent', boxShadow: vars.focus })
// A page's heading gets the focus when the page opens, for screen readers; there is nothing to press.
globalStyle('h1:focus-visible', { boxShadow: 'none' })
globalStyle('::selection', { background: vars.accentLine, color: vars.ink })
