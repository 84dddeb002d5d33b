let context: CanvasRenderingContext2D | null | undefined

/** Measures texts on one line in an element's font, in CSS pixels; `weight` replaces the element's own. */
export function textMeasure(
  { fontStyle, fontWeight, fontSize, fontFamily, letterSpacing }: CSSStyleDeclaration,
  weight: string = fontWeight,
): (text: string) => number {
  const font = `${fontStyle} ${weight} ${fontSize} ${fontFamily}`
  return (text) => {
    context ??= document.createElement('canvas').getContext('2d')
    if (!context) return 0
    context.font = font
    // Otherwise a canvas measures word by word, without the kerning beside a space that pages have.
    context.fontKerning = 'normal'
    context.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing
    return context.measureText(text).width
  }
}
