import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { createUndiciWebFetch } from '../../../../gateways/web-fetch/web-fetch.undici.ts'
import { readSite, type ReadSiteOptions } from '../read-site.ts'

type Answer = {
  readonly body: string | Buffer
  readonly type?: string
  readonly status?: number
  readonly ms?: number
  readonly location?: string
}

/** Body text of each page. */
export const text =
  'We bake bread at four in the morning and sell it until three, and what is left goes to the kitchen next door.'
/** An answer with a page of the given title. */
export const page = (title: string, body = '') => ({
  body: `<html lang="en"><title>${title} | Odd Loaf</title><h1>${title}</h1><p>${text}</p>${body}</html>`,
})
/** A GIF of 500 by 400 pixels, header only. */
export const gif = Buffer.from(
  '4749463839 61f401 9001 800000 000000 ffffff 2c'.replaceAll(' ', '').padEnd(60, '0'),
  'hex',
)

/** Serves a website on this machine until the test ends; unknown paths return 404. */
export async function serve(answers: Readonly<Record<string, Answer>>) {
  const asked: string[] = []
  let open = 0
  let mostOpen = 0
  const listener: RequestListener = (request, response) => {
    const path = request.url ?? ''
    const {
      body = 'Not found',
      type = 'text/html; charset=utf-8',
      status = 200,
      ms = 0,
      location,
    } = answers[path] ?? { status: 404 }
    asked.push(path)
    mostOpen = Math.max(mostOpen, ++open)
    setTimeout(() => {
      open--
      response
        .writeHead(location ? 302 : status, { 'content-type': type, ...(location && { location }) })
        .end(body)
    }, ms)
  }
  const server = createServer(listener)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const webFetch = createUndiciWebFetch({
    productUrl: 'https://aloft.example/robot',
    privateOrigins: [origin],
  })
  return {
    origin,
    asked,
    webFetch,
    mostOpen: () => mostOpen,
    read: (more: Partial<ReadSiteOptions> = {}) => readSite({ webFetch, url: origin, ...more }),
  }
}
