import type { CreativeElement } from '@aloft/domain/creatives/creative.entity'
import { type CreativeFormat, creativeFormatNames } from '@aloft/domain/creatives/creative-formats.rules'
import type { SceneCommand } from '@aloft/domain/creatives/studio/scene-commands.rules'
import { mainFormatOf, type Scenes } from '@aloft/domain/creatives/studio/sizes.rules'
import type { FontSet } from '../fonts/font-set.ts'
import { type ContrastOf, type CreativeFault, findFaults } from './find-faults.ts'
import { mendOf } from './mend-fault.ts'

/** Something that's wrong with a layer, and what would end it. */
export interface SceneFault {
  /** The sizes that have it; the first is the one to open. */
  readonly formats: readonly [CreativeFormat, ...CreativeFormat[]]
  readonly element: CreativeElement
  readonly fault: CreativeFault
  /** For words that are hard to read, 1 to 21. */
  readonly contrast: number | null
  /** For the first size. Null if there's no simple change. */
  readonly mend: SceneCommand | null
}

/** What's needed to check one size. */
export interface SizeMaterial {
  readonly fonts: FontSet
  readonly contrastOf: ContrastOf
}

/**
 * What's wrong with a creative in any of its sizes. What the main size shares with others is named once: they follow when
 * it's mended. `colors` are the brand's.
 */
export function findSceneFaults(
  scenes: Scenes,
  material: Readonly<Partial<Record<CreativeFormat, SizeMaterial>>>,
  colors: readonly string[],
): SceneFault[] {
  const main = mainFormatOf(scenes)
  const found: SceneFault[] = []
  for (const format of creativeFormatNames) {
    const [scene, of] = [scenes[format], material[format]]
    if (!scene || !of) continue
    for (const faulty of findFaults(scene, of.fonts, of.contrastOf)) {
      const element = scene.elements.find(({ id }) => id === faulty.id)
      if (!element) continue
      const { fault } = faulty
      const shared = found.findIndex(
        (one) => one.formats[0] === main && one.element.id === faulty.id && one.fault === fault,
      )
      const known = found[shared]
      if (known) found[shared] = { ...known, formats: [...known.formats, format] }
      else {
        const isDull = fault === 'lowContrast' && element.type === 'text'
        const contrast = isDull ? of.contrastOf(scene, element, element.color) : null
        found.push({
          formats: [format],
          element,
          fault,
          contrast,
          mend: mendOf(scene, faulty, { ...of, colors }),
        })
      }
    }
  }
  return found
}
