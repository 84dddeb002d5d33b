import type { Ai, AiRequest, AiResult, AiTaskName, AiTasks } from '../../src/gateways/ai/ai.port.ts'
import { createEmbeddedAi } from '../../src/gateways/ai/ai.embedded.ts'

type Script = {
  readonly [N in AiTaskName]?: (request: AiRequest<N>) => Promise<AiResult<AiTasks[N]['output']>>
}

/** The embedded engine, except for tasks that a test answers itself, like a faulty or slow engine. */
export function scriptedAi(script: Script, change: Partial<Ai> = {}): Ai {
  const embedded = createEmbeddedAi()
  return {
    ...embedded,
    write: (request) => (script[request.task] ?? embedded.write)(request),
    ...change,
  }
}

export const scriptedMade = { writer: 'ai', engine: 'scripted', prompt: 'test@1', seed: 'a' } as const
