import type { IncomingMessage, ServerResponse } from 'node:http'

/** Answer time of a slow engine. */
export const slowMs = 5_000

export function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** A page sent by a proxy in between. */
export function sendPage(response: ServerResponse, type: string): void {
  response.writeHead(200, { 'content-type': type }).end('<!doctype html><title>Please sign in</title>')
}

/** A refusal with an error code of the protocol; the client may retry at once. */
export function refuse(
  response: ServerResponse,
  status: number,
  text: string,
  code: string | null = null,
): void {
  response.setHeader('retry-after-ms', '10')
  send(response, status, errorOf(text, code))
}

export function sendRateLimit(response: ServerResponse): void {
  refuse(response, 429, 'Rate limit reached', 'rate_limit_exceeded')
}

export function sendQuota(response: ServerResponse): void {
  refuse(response, 429, 'You exceeded your current quota', 'insufficient_quota')
}

export function errorOf(text: string, code: string | null = null): object {
  return { error: { message: text, type: 'invalid_request_error', param: null, code } }
}

export async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

const triesByModel = new Map<string, number>()

/** Number of the current attempt for a model, from 1; models used in one test end in a number of their own. */
export function countTry(model: string): number {
  const tries = (triesByModel.get(model) ?? 0) + 1
  triesByModel.set(model, tries)
  return tries
}
