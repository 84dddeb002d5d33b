import { loadFileAsData, loadFileBytes } from '@aloft/api-client/files'
import { browserFontReader } from '@aloft/creative/fonts/browser-font-files'
import { type FontSet, fontLibrary } from '@aloft/creative/fonts/font-set'
import { familiesOf } from '@aloft/creative/fonts/families-of'
import { sceneToSvg } from '@aloft/creative/svg/scene-to-svg'
import { type LayerDrawing, layerToSvg } from '@aloft/creative/svg/layer-to-svg'
import type { CreativeFamily } from '@aloft/domain/creatives/creative-fonts.rules'
import type { Creative, CreativeElement } from '@aloft/domain/creatives/creative.entity'
import { narrowedAddress, type PictureWidth } from '@aloft/domain/core/picture-widths.rules'

const loadFonts = fontLibrary(browserFontReader(loadFileBytes))
const files = new Map<string, Promise<string | null>>()

/**
 * Draws a creative in the browser exactly as the server does, with its pictures embedded as data: an SVG
 * shown as an image can't load anything. Import it lazily, because it includes the font parser. Rejects if a
 * font fails to load; a picture that fails leaves its place empty. With a width, its pictures are no wider than that.
 */
export async function drawCreative(creative: Creative, width?: PictureWidth): Promise<string> {
  return sceneToSvg(creative, await materialOf(creative, width))
}

/** Draws one layer as an image of its own, with the same fonts and pictures. */
export async function drawLayer(element: CreativeElement): Promise<LayerDrawing> {
  return layerToSvg(element, await materialOf({ elements: [element] }))
}

/** The fonts and pictures that layers need. */
async function materialOf(creative: Pick<Creative, 'elements'>, width?: PictureWidth) {
  const fonts = await loadFonts(familiesOf(creative))
  const pictures = new Map<string, string>()
  await Promise.all(
    addressesOf(creative).map(async (src) => {
      const address = width === undefined ? src : narrowedAddress(src, width)
      const data = await once(files, address, () => loadFileAsData(address))
      if (data) pictures.set(src, data)
    }),
  )
  return { images: (src: string) => pictures.get(src), fonts }
}

/** The fonts of a creative's texts. */
export const fontsOf = (creative: Pick<Creative, 'elements'>): Promise<FontSet> =>
  loadFonts(familiesOf(creative))

/** Fonts for creatives that are only about to be composed. */
export const loadFamilies = (families: readonly CreativeFamily[]): Promise<FontSet> => loadFonts(families)

/** Our own pictures; a creative refers to no others. */
function addressesOf({ elements }: Pick<Creative, 'elements'>): string[] {
  const named = elements.flatMap((element) => {
    if (element.type === 'video') return element.poster ?? []
    return 'src' in element ? element.src : []
  })
  return [...new Set(named)].filter((src) => src.startsWith('/files/'))
}

/** Each request is made once; a failed one is repeated. */
function once<T>(known: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  const found = known.get(key)
  if (found) return found
  const loading = load()
  known.set(key, loading)
  loading.catch(() => known.delete(key))
  return loading
}
