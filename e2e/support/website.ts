import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A website owned by a journey: one page with the snippets of its brands. */
export interface Website {
  readonly url: string
  paste(html: string): void
  stop(): Promise<void>
}

export async function startWebsite(): Promise<Website> {
  const pasted: string[] = []
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(`<title>Nightjar Lamps</title>${pasted.join('')}<h1>Lamps made in Galway</h1>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    paste: (html) => void pasted.push(html),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
