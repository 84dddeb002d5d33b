import type { Settings } from '../../env.ts'
import { createEmbeddedAi } from './ai.embedded.ts'
import { createOpenAi } from './ai.openai.ts'
import type { Ai } from './ai.port.ts'

/** The engine that the settings choose: an AI where there is a key, else rules that say so. */
export function chooseAi({ OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL }: Settings): Ai {
  if (!OPENAI_API_KEY) return createEmbeddedAi()
  return createOpenAi({ apiKey: OPENAI_API_KEY, baseUrl: OPENAI_BASE_URL, model: OPENAI_MODEL })
}
