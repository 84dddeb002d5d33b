import { style } from '@vanilla-extract/css'

export const lines = style({
  display: 'grid',
  gap: 8,
  maxWidth: 720,
  paddingInlineStart: 18,
  listStyle: 'disc',
})
