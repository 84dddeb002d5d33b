import { type SyntheticEvent, useState } from 'react'
import { pictureColor } from './picture-color.ts'

/** Pixels of each side that a picture is reduced to. */
const side = 24

function colorIn(picture: HTMLImageElement): `#${string}` | null {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  try {
    context.drawImage(picture, 0, 0, side, side)
    return pictureColor(context.getImageData(0, 0, side, side).data)
  } catch {
    // A picture of another origin may be shown but not read.
    return null
  }
}

/** The color of the picture in an element: give `readColor` to its `onLoadCapture`. Null until it's loaded. */
export function usePictureColor() {
  const [color, setColor] = useState<`#${string}` | null>(null)
  const readColor = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLImageElement) setColor(colorIn(target))
  }
  return { color, readColor }
}
