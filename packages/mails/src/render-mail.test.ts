import { mailTopicOf, topicOfKind } from '@aloft/domain/notifications/notification-choices.rules'
import { notificationKinds } from '@aloft/domain/notifications/notification-kinds.rules'
import { mails } from '@aloft/messages/en/mails'
import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { type MailName, mailKinds } from './mail-kinds.ts'
import { sampleMails } from './mail-samples.fixtures.ts'
import { renderMail } from './render-mail.ts'

const sender = {
  product: 'Skylark & Co',
  publicUrl: 'https://ads.skylark.example',
  postalAddress: '1 Quay Street <Galway>',
}
const names = Object.keys(mailKinds) as MailName[]
const unsubscribeUrl = 'https://ads.skylark.example/unsubscribe/abc'

const render = (name: MailName, change: object = {}) =>
  renderMail(
    name,
    { ...sampleMails[name], ...change },
    sender,
    mailKinds[name].topic ? unsubscribeUrl : undefined,
  )

it('has a text, a kind and a sample for each mail', () => {
  const withTexts = Object.entries(mails).filter(([, text]) => typeof text === 'object' && 'subject' in text)
  expect(withTexts.map(([name]) => name).toSorted()).toEqual(names.toSorted())
})

describe.each(names)('%s', (name) => {
  const { subject, text, html } = render(name)
  const { link = '' } = sampleMails[name]
  const page = load(html)
  page('br').replaceWith(' ')

  it('fills every place in its words', () => {
    for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\{|\}\}|\[\[|undefined/)
    expect(subject.length).toBeLessThan(80)
  })

  it('says the same as a page and as plain text', () => {
    const words = (all: string) => all.replace(/\s+/g, ' ').trim()
    for (const part of ['h1', '.body p']) {
      for (const element of page(part).toArray()) {
        expect(words(text)).toContain(words(page(element).text()))
      }
    }
    expect(page('title').text()).toBe(subject)
    expect(page('.button a').length).toBe(mails[name].button ? 1 : 0)
    expect(link !== '' && text.includes(link)).toBe(mails[name].button !== '')
  })

  it('loads nothing from anywhere and runs nothing', () => {
    expect(page('img, script, iframe, link, form, [src], [background]').length).toBe(0)
    expect(html).not.toMatch(/url\(|@import|javascript:/i)
    const addresses = page('[href]')
      .toArray()
      .map((element) => page(element).attr('href'))
    for (const address of addresses) expect([link, unsubscribeUrl]).toContain(address)
  })

  it('states why it comes, who sends it, and how to end it unless it’s about money or security', () => {
    const foot = page('body').text()
    for (const part of [foot, text]) {
      expect(part).toMatch(/You get this email because|We send this email to/)
      expect(part).toContain(sender.postalAddress)
    }
    const isOptional = mailKinds[name].topic !== null
    expect(page('.unsubscribe a').attr('href')).toBe(isOptional ? unsubscribeUrl : undefined)
    expect(text.includes(unsubscribeUrl)).toBe(isOptional)
  })
})

it('is drawn for light and dark', () => {
  const { html } = render('verifyEmail')
  expect(html).toContain('prefers-color-scheme: dark')
  expect(html).toContain('name="color-scheme" content="light dark"')
  // The indigo of the product.
  expect(html.toLowerCase()).toContain('#434cff')
  // What has the light edge of the card has the dark one in the dark.
  const [, edge = ''] = /(?<=\})([^{}]+)\{\s*border-color: #2f2e2a !important/.exec(html) ?? []
  expect(load(html)(edge.trim()).attr('style')).toContain('border:1px solid #e1e0db')
})

it('takes no value for markup, a place or a line of its own', () => {
  const hostile = `"><img src=x onerror=alert(1)>\r\nBcc: x {{link}} $t(mails.footer) $& $1`
  const { subject, text, html } = render('teamInvite', {
    values: { inviter: hostile, team: hostile },
  })
  expect(subject).not.toMatch(/[\r\n]/)
  const page = load(html)
  expect(page('img').length).toBe(0)
  expect(page('.body').text()).toContain('{{link}} $t(mails.footer) $& $1')
  expect(text).toContain('{{link}} $t(mails.footer) $& $1')
})

it('speaks English where the account’s language has no texts', () => {
  expect(render('verifyEmail', { language: 'fr' })).toEqual(render('verifyEmail'))
  expect(load(render('verifyEmail', { language: 'de-AT' }).html)('html').attr('lang')).toBe('en')
})

it('can be unsubscribed from exactly where its notification can be turned off', () => {
  for (const kind of notificationKinds) {
    if (!isMailName(kind)) continue
    const own = topicOfKind[kind]
    expect({ kind, topic: mailKinds[kind].topic }).toEqual({ kind, topic: own && mailTopicOf(own) })
  }
})

function isMailName(name: string): name is MailName {
  return Object.hasOwn(mailKinds, name)
}
