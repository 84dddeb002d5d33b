import type { ImageStyle } from '@aloft/domain/creatives/image-styles.rules'
import type { Random } from '../blocks/random.ts'
import type { Scene, SceneColors } from './scene.ts'
import { circle, faded, group, line, rect, round, times } from './shapes.ts'

/** A scene, and what a style may put around it. */
interface Treated {
  readonly scene: string
  /** A pattern in the same colors. */
  readonly pattern: string
  readonly colors: SceneColors
  readonly random: Random
}

/** Markup of a canvas in a style. Styles that need a camera or a third dimension get the light of one. */
const treatments: Readonly<Partial<Record<ImageStyle, (treated: Treated) => string>>> = {
  Abstract: ({ pattern }) => pattern,
  Minimalism: ({ scene, colors }) =>
    rect(0, 0, 1200, 1200, colors.cream) +
    clipped('round', scene, 'translate(600 600) scale(0.56) translate(-600 -600)'),
  Vintage: ({ scene, colors, random }) =>
    [
      rect(0, 0, 1200, 1200, '#f1e4c8'),
      clipped('card', scene, 'translate(600 600) scale(0.88) translate(-600 -600)'),
      faded(0.2, rect(72, 72, 1056, 1056, '#a9743a', 30)),
      faded(
        0.1,
        ...times(150, () =>
          circle(
            Math.round(random.next() * 1200),
            Math.round(random.next() * 1200),
            round(1 + random.next() * 3),
            colors.deep,
          ),
        ),
      ),
    ].join(''),
  'Pop Art': ({ scene, colors }) =>
    scene +
    faded(
      0.28,
      ...times(30, (row) =>
        times(30, (n) =>
          circle(n * 42 + (row % 2) * 21, row * 42, round(3 + (row / 30) * 12), colors.deep),
        ).join(''),
      ),
    ) +
    outline(colors.deep, 44) +
    outline(colors.secondLight, 16),
  Collage: ({ scene, pattern, colors }) =>
    [
      pattern,
      ...(
        [
          [-7, -70, -90, 0.62],
          [6, 120, 150, 0.5],
        ] as const
      ).map(([angle, x, y, scale], index) =>
        group(
          `translate(${600 + x} ${600 + y}) rotate(${angle}) scale(${scale}) translate(-600 -600)`,
          faded(0.25, rect(24, 30, 1200, 1200, colors.deep)),
          rect(-36, -36, 1272, 1272, colors.paper),
          clipped(`card${index}`, index === 0 ? scene : group('translate(-330 -500) scale(1.6)', scene), ''),
        ),
      ),
      group('translate(330 210) rotate(-24)', faded(0.7, rect(-90, -26, 180, 52, colors.secondLight))),
    ].join(''),
  Surrealism: ({ scene, pattern, colors }) =>
    [
      pattern,
      faded(0.3, rect(0, 0, 1200, 1200, colors.deep)),
      circle(600, 560, 400, colors.paper),
      clipped('round', scene, 'translate(600 560) scale(0.64) translate(-600 -600)'),
      ...[0, 1, 2].map((n) => circle(230 + n * 370, 1080 - (n % 2) * 40, 44 - n * 6, colors.second)),
    ].join(''),
  Photographic: ({ scene }) => scene + light,
  Realistic: ({ scene }) => scene + light,
  '3D rendering': ({ scene }) => scene + light,
  Cartoon: ({ scene, colors }) => scene + outline(colors.paper, 60) + outline(colors.deep, 14),
}

const light = [
  '<defs><radialGradient id="light" cx="0.3" cy="0.2" r="1"><stop offset="0" stop-color="#fff" stop-opacity="0.34"/><stop offset="0.55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.3"/></radialGradient></defs>',
  '<rect width="1200" height="1200" fill="url(#light)"/>',
].join('')

function outline(color: string, width: number): string {
  const at = width / 2
  return line(`M${at} ${at} H${1200 - at} V${1200 - at} H${at} Z`, color, width)
}

// Rounded or round windows onto a scene.
function clipped(id: string, markup: string, transform: string): string {
  const form =
    id === 'round' ? '<circle cx="600" cy="600" r="600"/>' : '<rect width="1200" height="1200" rx="36"/>'
  return `<g transform="${transform}"><clipPath id="${id}">${form}</clipPath><g clip-path="url(#${id})">${markup}</g></g>`
}

/** A scene in a style, as markup of a canvas of 1200 × 1200. */
export function treatScene(
  scene: Scene,
  pattern: Scene,
  {
    style,
    colors,
    random,
  }: { readonly style: ImageStyle | null; readonly colors: SceneColors; readonly random: Random },
): string {
  const treat = style && treatments[style]
  const drawn = scene.draw(colors, random).join('')
  if (!treat) return drawn
  return treat({ scene: drawn, pattern: pattern.draw(colors, random).join(''), colors, random })
}
