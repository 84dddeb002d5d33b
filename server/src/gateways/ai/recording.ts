import type { Ai, AiRequest, AiResult, AiTaskName, AiTasks, MadeBy } from './ai.port.ts'

/** The same engine, which also adds the source of each text it writes to `made`. */
export function recording(ai: Ai, made: MadeBy[]): Ai {
  async function write<N extends AiTaskName>(request: AiRequest<N>): Promise<AiResult<AiTasks[N]['output']>> {
    const result = await ai.write(request)
    if (result.ok) made.push(result.made)
    return result
  }
  return {
    writer: ai.writer,
    write,
    moderate: (texts, signal) => ai.moderate(texts, signal),
    draw: (request) => ai.draw(request),
    describe: (request) => ai.describe(request),
    chat: (request) => ai.chat(request),
  }
}
