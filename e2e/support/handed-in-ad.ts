import { exampleBrandBrief } from '@aloft/contract/briefs/briefs.examples'
import type { Page } from '@playwright/test'
import { mailedLink, subjects } from './mails.ts'
import { makeAd, openBrand, type Owner, type Platform } from './people.ts'

/** An ad that was paid by card and waits for its approval. */
export interface HandedInAd {
  readonly owner: Owner
  /** The address of its launch. */
  readonly launch: string
  readonly editor: string
}

/** Makes an ad for 140 euros and 14 days, and hands it in by calls. */
export async function handInAd(page: Page, platform: Platform): Promise<HandedInAd> {
  const owner = await openBrand(page)
  const { call, ideaId, email } = owner
  const link = new URL(await mailedLink(page, email, subjects.verifyEmail), 'http://localhost')
  await call('validate-email', { code: link.searchParams.get('code') })
  // The website of the demo brand carries the snippet of every brand that names it.
  await call('validate-snippet', { ideaId, url: exampleBrandBrief.websiteUrl, kind: 'website' })
  const card = await call<Begun>('add-payment-method', { returnTo: '/0/create/plan' })
  await payByCard(page, card)
  const { paymentMethod } = await call<{ paymentMethod: { _id: string } }>('get-payment-result', card)
  const plan = { planLabel: 'basic-2407', isAnnual: false, currency: 'EUR' }
  await call('start-subscription', { ...plan, paymentMethodId: paymentMethod._id })

  await makeAd(page, platform)
  const editor = page.url()
  const [ad] = await owner.ads()
  const key = Object.keys(ad?.data ?? {}).find((one) => one.endsWith('/adCreativeId')) ?? ''
  const componentId = key.split('/')[1] ?? ''
  const balloonId = ad?.id ?? ''
  const of = (name: string) => `component/${componentId}/${name}`
  const data = {
    [of('plannedBudget')]: 140,
    [of('durationDays')]: 14,
    [of('payer')]: 'Nightjar Lamps Ltd.',
    [of('beneficiary')]: 'Nightjar Lamps Ltd.',
  }
  await call('update-balloon', { ideaId, balloonId, data })
  await call('publish-balloon', { ideaId, balloonId })
  const subject = { ideaId, balloonId, componentId }
  const payment = await call<Begun>('pay-ad', { ...subject, method: 'card', creditAmount: 0 })
  await payByCard(page, payment)
  await call('confirm-payment', { paymentId: payment.paymentId })
  const launch = `/0/launch?${new URLSearchParams({ ideaId, balloonId, cid: componentId }).toString()}`
  return { owner, launch, editor }
}

interface Begun {
  readonly paymentId: string
  readonly url: string
}

/** On the page of the provider, with the test card that pays. */
async function payByCard(page: Page, { url }: Begun): Promise<void> {
  const form = { step: 'card', number: '4242424242424242', expiry: '12 / 49', code: '123' }
  await page.request.post(url, { form, maxRedirects: 0 })
}
