import { createTransport } from 'nodemailer'
import type SMTPTransport from 'nodemailer/lib/smtp-transport/index.js'
import type { MailGateway } from './mail.port.ts'

export interface MailServer {
  /** `smtp://user:password@host:port`, or `smtps://` where TLS comes first. */
  readonly url: string
  readonly from: string
  readonly fromName: string
  /** For each step of one mail; 30 s by default. */
  readonly timeoutMs?: number
}

/**
 * Mails by SMTP, each over a connection of its own. `smtp://` insists on STARTTLS, unless the server stands on this
 * machine or the address ends in `?tls=optional`.
 */
export function createSmtpMail({ url, from, fromName, timeoutMs = 30_000 }: MailServer): MailGateway {
  const transport = createTransport(optionsOf(new URL(url), timeoutMs))
  const ownHost = from.slice(from.indexOf('@') + 1)

  return {
    async send({ id, to, replyTo, subject, text, html }) {
      const sending = transport.sendMail({
        messageId: `<${id}@${ownHost}>`,
        from: { name: fromName, address: from },
        // As an object it is one address, whatever stands in it.
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        // No answer by machines on holiday (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      const failure = await sending.then(
        () => undefined,
        (error: SmtpFailure) => error,
      )
      if (!failure) return 'sent'
      if (isRefusal(failure)) return 'refused'
      // Not the server's own words, which may repeat the address.
      const { code = 'unknown', responseCode } = failure
      throw new Error(`the mail server failed: ${[code, responseCode].filter(Boolean).join(' ')}`)
    },
  }
}

interface SmtpFailure {
  readonly code?: string
  readonly command?: string
  readonly responseCode?: number
}

const loginMissing = 530

// The reader or the mail itself, for good; a login that is missing or wrong is a setting that somebody will put right.
function isRefusal({ command, responseCode = 0 }: SmtpFailure): boolean {
  return ['RCPT TO', 'DATA'].includes(command ?? '') && responseCode >= 500 && responseCode !== loginMissing
}

function optionsOf(url: URL, timeoutMs: number): SMTPTransport.Options {
  const isSecure = url.protocol === 'smtps:'
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  const user = decodeURIComponent(url.username)
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isSecure ? 465 : 587),
    secure: isSecure,
    requireTLS: !isSecure && !isHere && url.searchParams.get('tls') !== 'optional',
    ...(user && { auth: { user, pass: decodeURIComponent(url.password) } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
