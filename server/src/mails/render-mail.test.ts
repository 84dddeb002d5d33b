import { mails } from '@aloft/messages/en/mails'
import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import type { MailName } from './catalogue.ts'
import { renderMail } from './render-mail.ts'

const settings = { PRODUCT_NAME: 'Skylark & Co', publicUrl: 'https://ads.skylark.example' }
const names = Object.keys(mails).filter((name) => !['linkHint', 'footer'].includes(name)) as MailName[]
const link = 'https://ads.skylark.example/0/reset-password?code=a-b_c&x=1'
const every = {
  email: 'orla@nightjar.example',
  newEmail: 'new@nightjar.example',
  oldEmail: 'old@nightjar.example',
  date: '22 Nov, 2026 9:05 UTC',
  inviter: 'Mara Quinn',
  team: 'West Coast Studio',
  username: 'Órla Fahy',
  plan: 'free',
  phone: '–',
  message: 'Hello',
  campaign: 'Autumn lamps',
  project: 'Nightjar Lamps',
  name: 'Autumn lamps',
  brand: 'Nightjar Lamps',
  address: 'https://ads.skylark.example/0/admin',
  why: 'Its picture is blurred.',
  amount: '€52.00',
  rhythm: 'every month',
  number: '2026-000123',
}

const render = (name: MailName, change: object = {}) =>
  renderMail(name, { to: every.email, language: 'en', values: every, link, ...change }, settings)

describe.each(names)('%s', (name) => {
  const { subject, text, html } = render(name, mails[name].button ? {} : { link: undefined })
  const page = load(html)

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
    expect(text.includes(link)).toBe(mails[name].button !== '')
  })

  it('loads nothing from anywhere and runs nothing', () => {
    expect(page('img, script, iframe, link, form, [src], [background]').length).toBe(0)
    expect(html).not.toMatch(/url\(|@import|javascript:/i)
    const addresses = page('[href]')
      .toArray()
      .map((element) => page(element).attr('href'))
    for (const address of addresses) expect(address).toBe(link)
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
    values: { ...every, inviter: hostile, team: hostile },
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
