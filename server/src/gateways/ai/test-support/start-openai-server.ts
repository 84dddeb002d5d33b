import { type ProtocolServer, startProtocolServer } from '../../test-support/start-protocol-server.ts'

/** Starts a local server of OpenAI's protocol; its `url` is the base address for calls. */
export async function startOpenAiServer(): Promise<ProtocolServer> {
  const server = await startProtocolServer(new URL('openai-server.ts', import.meta.url))
  return { ...server, url: `${server.url}/v1` }
}
