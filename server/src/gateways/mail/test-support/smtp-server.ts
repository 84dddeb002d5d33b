import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerEnvelope } from 'smtp-server'

// A mail server that runs as its own program, accepts mails after a login and returns them unchanged over HTTP. The
// recipient's name decides how it behaves. It prints the HTTP port as listening and returns its SMTP port at /smtp.

interface Arrived {
  readonly from: string
  readonly to: readonly string[]
  readonly raw: string
}

const arrived: Arrived[] = []
const tries = new Map<string, number>()

class Refusal extends Error {
  readonly responseCode: number

  constructor(responseCode: number, message: string) {
    super(message)
    this.responseCode = responseCode
  }
}

const smtp = new SMTPServer({
  // Neither name is publicly known, so there is nothing to resolve.
  disableReverseLookup: true,
  authOptional: false,
  // Both ends are on this machine, so the adapter does not require TLS.
  hideSTARTTLS: true,
  allowInsecureAuth: true,
  onAuth({ username, password }, _session, done) {
    const isKnown = username === 'mailer@aloft' && password === 'p@ss/word'
    if (isKnown) done(null, { user: username })
    else done(new Refusal(535, 'who are you?'))
  },
  onRcptTo({ address }, _session, done) {
    if (address.startsWith('unknown')) return done(new Refusal(550, `${address} lives elsewhere`))
    if (address.startsWith('greylisted') && isFirst(address)) return done(new Refusal(451, 'come again'))
    done()
  },
  onData(stream, { envelope }, done) {
    callbackify(take)(stream, envelope, done)
  },
})

async function take(stream: SMTPServerDataStream, { mailFrom, rcptTo }: SMTPServerEnvelope): Promise<void> {
  const to = rcptTo.map(({ address }) => address)
  const bytes = await buffer(stream)
  if (to[0]?.startsWith('silent')) await new Promise(() => {})
  if (to[0]?.startsWith('spam')) throw new Refusal(554, `no spam for ${to[0]}`)
  if (to[0]?.startsWith('full')) throw new Refusal(452, 'no room')
  arrived.push({ from: mailFrom ? mailFrom.address : '', to, raw: bytes.toString('latin1') })
}

function isFirst(what: string): boolean {
  const count = tries.get(what) ?? 0
  tries.set(what, count + 1)
  return count === 0
}

smtp.on('error', () => {})
// Also at 127.0.0.2, which stands for another machine.
smtp.listen(0, '0.0.0.0', () => {
  const { port } = smtp.server.address() as AddressInfo
  const http = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://mails')
    response.setHeader('content-type', 'application/json')
    if (pathname === '/smtp') return void response.end(JSON.stringify({ port }))
    const address = searchParams.get('to') ?? ''
    response.end(JSON.stringify(arrived.filter(({ to }) => to.includes(address))))
  })
  http.listen(0, '127.0.0.1', () => {
    process.stdout.write(`listening on ${(http.address() as AddressInfo).port}\n`)
  })
})
