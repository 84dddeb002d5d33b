import { style } from '@vanilla-extract/css'
import { textButtonStyle } from '../theme/button-styles.ts'
import { vars } from '../theme/theme.css.ts'
import { textStyle } from '../theme/type.ts'

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' })

export const words = style({ ...textStyle(13), color: vars.inkSoft })

export const opener = style({ ...textButtonStyle, marginInlineStart: 0 })

export const form = style({
  display: 'grid',
  gap: 10,
  padding: '12px 14px',
  borderRadius: vars.rControl,
  background: vars.sunken,
})

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 6 })
