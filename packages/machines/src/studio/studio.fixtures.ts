import { sampleScene, sampleShape, sampleText } from '@aloft/domain/creatives/studio/scenes.fixtures'
import { newContext, type StudioContext } from './studio.context.ts'

/** Two formats with a shape and a text each. */
export const sampleScenes = {
  '1:1': sampleScene([sampleShape({ x: 600, y: 700, width: 400, height: 300 }), sampleText()]),
  '9:16': { ...sampleScene([sampleShape(), sampleText({ y: 400 })]), height: 1920 },
}

/** A studio with a selected text. */
export const sampleContext: StudioContext = {
  ...newContext({ scenes: sampleScenes, isReadOnly: false }),
  selection: ['headline'],
}
