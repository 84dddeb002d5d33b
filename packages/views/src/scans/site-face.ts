import { vars } from '@aloft/design-system/theme/theme.css'

const serifs = /serif|georgia|times|garamond|playfair|merriweather|lora|baskerville|bodoni|caslon|didot/i

/** A website's font: itself if it's installed on the user's device, otherwise one of its kind. */
export function siteFace(family: string): string {
  const isSerif = serifs.test(family) && !/sans/i.test(family)
  return `"${family.replaceAll(/["\\]/g, '')}", ${isSerif ? 'Georgia, serif' : vars.text}`
}
