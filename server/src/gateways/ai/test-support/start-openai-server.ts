import { type ProtocolServer, startProtocolServer } from '../../test-support/start-protocol-server.ts'

/** Starts the local server of OpenAI's protocol; its address is the base of its calls. */
export async function startOpenAiServer(): Promise<ProtocolServer> {
  const server = await startProtocolServer(new URL('openai-server.ts', import.meta.url))
  return { ...server, url: `${server.url}/v1` }
}
