import { recipe } from '@vanilla-extract/recipes'
import { skin } from './skin-style.ts'

export const covered = recipe({
  base: {
    position: 'absolute',
    left: 0,
    right: 0,
    display: 'flex',
    justifyContent: 'center',
    background: 'repeating-linear-gradient(135deg, rgb(255 255 255 / .3) 0 6px, rgb(20 20 20 / .4) 6px 12px)',
  },
  variants: {
    end: {
      top: { top: 0, borderBottom: '1px dashed #fff' },
      bottom: { bottom: 0, borderTop: '1px dashed #fff' },
    },
  },
})

export const note = recipe({
  base: {
    position: 'absolute',
    left: 8,
    padding: '2px 8px',
    borderRadius: 4,
    background: '#111',
    color: '#fff',
    font: skin('font-small'),
    whiteSpace: 'nowrap',
  },
  variants: { end: { top: { top: 'calc(100% + 7px)' }, bottom: { bottom: 'calc(100% + 7px)' } } },
})
