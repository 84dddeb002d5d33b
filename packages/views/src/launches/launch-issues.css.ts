import { style } from '@vanilla-extract/css'

export const issues = style({ paddingInlineStart: 18, marginBlock: '2px 6px', listStyle: 'disc' })
