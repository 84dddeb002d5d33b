import { createTransport } from 'nodemailer'
import type SMTPTransport from 'nodemailer/lib/smtp-transport/index.js'
import type { MailGateway } from './mail.port.ts'

export interface MailServer {
  /** `smtp://user:password@host:port`, or `smtps://` for TLS from the start. */
  readonly url: string
  readonly from: string
  readonly fromName: string
  /** Timeout for each step of a mail; 30 s by default. */
  readonly timeoutMs?: number
}

/**
 * Sends mails by SMTP, each over its own connection. `smtp://` requires STARTTLS, unless the server is on this machine
 * or the address ends in `?tls=optional`.
 */
export function createSmtpMail({ url, from, fromName, timeoutMs = 30_000 }: MailServer): MailGateway {
  const transport = createTransport(optionsOf(new URL(url), timeoutMs))
  const ownHost = from.slice(from.indexOf('@') + 1)

  return {
    async send({ id, to, replyTo, unsubscribeUrl, subject, text, html }) {
      const sending = transport.sendMail({
        messageId: `<${id}@${ownHost}>`,
        from: { name: fromName, address: from },
        // An object is always one address, whatever the text contains.
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        // Prevents automatic out-of-office replies (RFC 3834).
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl && {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      })
      const failure = await sending.then(
        () => undefined,
        (error: SmtpFailure) => error,
      )
      if (!failure) return 'sent'
      if (isRefusal(failure)) return 'refused'
      // The server's own message may contain the address.
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

// The recipient or the mail itself is refused permanently. A missing or wrong login is a setting that can be corrected.
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
