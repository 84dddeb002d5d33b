import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'

export const picture = style({ width: '100%', maxWidth: 520, height: 'auto', color: vars.ink })

export const tick = style({ stroke: vars.lineStrong, strokeWidth: 2 })

export const fallen = style({ stroke: vars.ink, strokeWidth: 2 })

export const thread = style({ fill: 'none', stroke: vars.inkFaint, strokeWidth: 1.5, strokeLinecap: 'round' })

export const wind = style({ fill: 'none', stroke: vars.lineStrong, strokeWidth: 1.5, strokeLinecap: 'round' })

export const shade = style({ opacity: 0.42 })
