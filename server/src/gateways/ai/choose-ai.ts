import type { Settings } from '../../env.ts'
import { createEmbeddedAi } from './ai.embedded.ts'
import { createOpenAi } from './ai.openai.ts'
import type { Ai } from './ai.port.ts'

/** The engine chosen in the settings: an AI if there is a key, otherwise rules labeled as such. */
export function chooseAi(settings: Settings): Ai {
  if (!settings.OPENAI_API_KEY) return createEmbeddedAi()
  return createOpenAi({
    apiKey: settings.OPENAI_API_KEY,
    baseUrl: settings.OPENAI_BASE_URL,
    model: settings.OPENAI_MODEL,
    imageModel: settings.OPENAI_IMAGE_MODEL,
  })
}
