import { style } from '@vanilla-extract/css'
import { cutLine } from '../theme/type.ts'
import { skin } from './skin-style.ts'

/** A phone's whole screen, 9:16, with the skin's values in force. */
export const screen = style({
  vars: { '--platform-empty': skin('ground'), '--platform-soft': skin('ink') },
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  width: '100%',
  maxWidth: 430,
  aspectRatio: '9 / 16',
  borderRadius: 10,
  background: skin('ground'),
  color: skin('ink'),
  font: skin('font-text'),
  letterSpacing: 'normal',
  textAlign: 'left',
  direction: 'ltr',
})

export const who = style({ flex: 1, minWidth: 0 })

export const name = style({ ...cutLine, font: skin('font-name') })

export const label = style({ font: skin('font-small') })
