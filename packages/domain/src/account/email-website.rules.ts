import { normaliseEmail } from './email.rules.ts'

// Providers of mailboxes, whose addresses say nothing about a website: by the start of their domain where each country has
// one of its own, otherwise by all of it.
const providersInManyCountries = new Set(['gmx', 'hotmail', 'live', 'outlook', 'yahoo', 'yandex'])
const providers = new Set([
  'aol.com',
  'att.net',
  'bluewin.ch',
  'btinternet.com',
  'comcast.net',
  'cox.net',
  'eircom.net',
  'fastmail.com',
  'free.fr',
  'freenet.de',
  'gmail.com',
  'googlemail.com',
  'hey.com',
  'icloud.com',
  'laposte.net',
  'libero.it',
  'mac.com',
  'mail.com',
  'mail.ru',
  'me.com',
  'msn.com',
  'orange.fr',
  'pm.me',
  'proton.me',
  'protonmail.com',
  'qq.com',
  'rocketmail.com',
  'sbcglobal.net',
  'sfr.fr',
  'sky.com',
  't-online.de',
  'tutanota.com',
  'verizon.net',
  'virginmedia.com',
  'wanadoo.fr',
  'web.de',
  'wp.pl',
  'ymail.com',
  'zoho.com',
])

/**
 * The website that an email address suggests: its domain, or null if that belongs to a provider of mailboxes. It's only
 * a proposal, because a business may receive its mail under another domain.
 */
export function websiteOfEmail(email: string): string | null {
  const domain = normaliseEmail(email).split('@')[1] ?? ''
  const [first = '', ...rest] = domain.split('.')
  if (rest.length === 0 || providers.has(domain) || providersInManyCountries.has(first)) return null
  return domain
}
