import { style } from '@vanilla-extract/css'
import { skin } from './skin-style.ts'

export const bottom = style({
  position: 'absolute',
  inset: 'auto 0 0',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 10,
  padding: '16px 12px',
  background: 'linear-gradient(transparent 20%, rgb(0 0 0 / .5) 60%)',
})

export const words = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  minWidth: 0,
})

export const tools = style({ flex: 'none', display: 'grid', gap: 22, paddingBottom: 2 })

export const button = style({
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
  padding: '8px 12px 8px 14px',
  borderRadius: 10,
  background: skin('button'),
  color: skin('buttonInk'),
  font: skin('font-button'),
})

export const buttonWords = style({ minWidth: 0, overflowWrap: 'anywhere' })
