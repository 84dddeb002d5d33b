import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'

/** CSS pixels. */
export const size = 36

const box = { flex: 'none', width: size, height: size, borderRadius: 6, background: vars.sunken } as const

export const picture = style({ ...box, objectFit: 'cover' })

export const tile = style({
  ...box,
  display: 'grid',
  placeItems: 'center',
  color: vars.inkSoft,
  boxShadow: `inset 0 0 0 1px ${vars.line}`,
})

export const result = style({ width: size, height: size, fill: 'none', strokeLinecap: 'round' })

export const search = style({ fill: vars.raised, stroke: vars.lineStrong })

export const title = style({ stroke: vars.accentText, strokeWidth: 3 })

export const text = style({ stroke: vars.lineControl, strokeWidth: 1.5 })
