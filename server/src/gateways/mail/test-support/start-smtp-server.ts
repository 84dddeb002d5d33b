import PostalMime from 'postal-mime'
import { startProtocolServer } from '../../test-support/start-protocol-server.ts'
import type { ReadMail } from '../mail.suite.ts'

export interface ArrivedMail extends ReadMail {
  /** Sender and recipient in SMTP's envelope. */
  readonly envelope: { readonly from: string; readonly to: readonly string[] }
  readonly from: string
  readonly replyTo: string | undefined
  readonly messageId: string | undefined
  readonly headers: Readonly<Record<string, string>>
}

export interface SmtpServer {
  /** Address with the required login. */
  readonly url: string
  /** Port, for an address without a login. */
  readonly port: number
  mailsTo(address: string): Promise<ArrivedMail[]>
  stop(): void
}

/** A mail server in another process; its program describes how the recipients' names affect it. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const program = new URL('smtp-server.ts', import.meta.url)
  const { url: programUrl, stop } = await startProtocolServer(program)
  const { port } = (await (await fetch(`${programUrl}/smtp`)).json()) as { port: number }
  return {
    url: `smtp://${encodeURIComponent('mailer@aloft')}:${encodeURIComponent('p@ss/word')}@127.0.0.1:${port}`,
    port,
    async mailsTo(address) {
      const reply = await fetch(`${programUrl}/mails?to=${encodeURIComponent(address)}`)
      const arrived = (await reply.json()) as { from: string; to: string[]; raw: string }[]
      return Promise.all(arrived.map(read))
    },
    stop,
  }
}

async function read({ from, to, raw }: { from: string; to: string[]; raw: string }): Promise<ArrivedMail> {
  const mail = await PostalMime.parse(Buffer.from(raw, 'latin1'))
  return {
    envelope: { from, to },
    from: `${mail.from?.name} <${mail.from?.address}>`,
    to: mail.to?.map(({ address }) => address).join(', ') ?? '',
    replyTo: mail.replyTo?.[0]?.address,
    messageId: mail.messageId,
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
    subject: mail.subject ?? '',
    text: lines(mail.text),
    html: lines(mail.html),
  }
}

// Mails have other line ends in transit, and one more at the end.
function lines(text: string | undefined): string {
  return (text ?? '').replaceAll('\r\n', '\n').replace(/\n+$/, '\n')
}
