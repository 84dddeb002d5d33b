import { style } from '@vanilla-extract/css'
import { vars } from '../packages/design-system/src/theme/theme.css.ts'

/** The background around a single component; pictures are cropped to it. */
export const surface = style({
  width: 'max-content',
  maxWidth: '100%',
  padding: 24,
  background: vars.surface,
})

export const page = style({ background: vars.surface })
