import { familiesOf } from '@aloft/creative/fonts/families-of'
import { fontLibrary } from '@aloft/creative/fonts/font-set'
import { readNodeFont } from '@aloft/creative/fonts/node-font-files'
import { sceneToSvg } from '@aloft/creative/svg/scene-to-svg'
import { creativeSchema } from '@aloft/domain/creatives/creative.entity'
import { Resvg } from '@resvg/resvg-js'
import { readPictures } from './read-pictures.ts'
import { RefusalError } from './refusal-error.ts'

/** Most pixels of a drawn picture: four times those of a large format. */
const maxDrawnPixels = 8_300_000

const loadFonts = fontLibrary(readNodeFont)

/** Draws a creative as PNG in the calling thread. Throws a `RefusalError`. */
export async function drawCreative(
  given: unknown,
  pictures: ReadonlyMap<string, Uint8Array>,
  width: number | undefined,
): Promise<{ png: Uint8Array; width: number; height: number }> {
  const parsed = creativeSchema.safeParse(given)
  if (!parsed.success) throw new RefusalError('badCreative', firstIssue(parsed.error))
  const creative = parsed.data
  const drawnWidth = width ?? creative.width
  const scale = drawnWidth / creative.width
  const isDrawable = Number.isInteger(drawnWidth) && drawnWidth >= 1
  if (!isDrawable || drawnWidth * creative.height * scale > maxDrawnPixels) {
    throw new RefusalError('tooLarge', `a width of ${drawnWidth} pixels`)
  }
  const pngs = await readPictures(creative, pictures, scale)
  const fonts = await loadFonts(familiesOf(creative))
  // The renderer only resolves pictures by addresses of this form, and never requests them.
  const placeOf = (src: string) => `https://picture.invalid/${[...pngs.keys()].indexOf(src)}`
  const svg = sceneToSvg(creative, { images: (src) => (pngs.has(src) ? placeOf(src) : undefined), fonts })
  const drawing = new Resvg(svg, {
    font: { loadSystemFonts: false },
    fitTo: { mode: 'width', value: drawnWidth },
  })
  for (const [src, png] of pngs) drawing.resolveImage(placeOf(src), png)
  const drawn = drawing.render()
  return { png: drawn.asPng(), width: drawn.width, height: drawn.height }
}

function firstIssue({ issues }: { issues: readonly { path: PropertyKey[]; message: string }[] }): string {
  const [issue] = issues
  return issue ? `${issue.path.map(String).join('.')}: ${issue.message}` : 'not a creative'
}
