import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../../packages/design-system/src/theme/theme.css.ts'
import { displayStyle, textStyle } from '../../packages/design-system/src/theme/type.ts'

// Pages of text in our faces, which Storybook's own styles know nothing of.
globalStyle('.sbdocs.sbdocs-content > h1', { ...displayStyle(44), marginBottom: 16 })
globalStyle('.sbdocs.sbdocs-content > h2', {
  ...displayStyle(24),
  marginTop: 48,
  marginBottom: 12,
  paddingBottom: 0,
  border: 0,
})
globalStyle('.sbdocs.sbdocs-content > h3', { ...displayStyle(20), marginTop: 32, marginBottom: 8 })
// Needs that a component meets, as lines below it.
globalStyle('.sbdocs.sbdocs-content > h4', {
  ...textStyle(14),
  margin: '4px 0',
  fontWeight: 400,
  color: vars.inkSoft,
})
globalStyle('.sbdocs.sbdocs-content > :is(p, ul, ol), .sbdocs.sbdocs-content > :is(ul, ol) li', {
  ...textStyle(16),
  maxWidth: '72ch',
})
globalStyle('.sbdocs.sbdocs-wrapper', { background: vars.surface })
globalStyle('.sbdocs.sbdocs-preview', { boxShadow: 'none', borderColor: vars.line })
