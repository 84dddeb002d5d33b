import type { MailContent, MailRow, MailSender } from './mail-content.ts'
import type { MailName } from './mail-kinds.ts'

export const sampleSender: MailSender = {
  product: 'Aloft',
  publicUrl: 'https://aloft.example',
  postalAddress: 'Aloft Ltd, 1 Quay Street, Galway, H91 K5X2, Ireland',
}
export const sampleUnsubscribeUrl = `https://aloft.example/unsubscribe/${'x'.repeat(43)}`

const link = (path: string) => `https://aloft.example/0/${path}`
const code = 'q3ZcJ1n0b8kQm7yT4vXwE5rUoPaSdFgHjKlZxCvBnM6'
const email = 'orla@nightjar.example'
const own = { to: email, language: 'en' }
const ad = { campaign: 'Autumn lamps', project: 'Nightjar Lamps' }
const adLink = link('launch?ideaId=018f7a52&balloonId=018f7a53')
const plan = { plan: 'Grow', date: '2 Dec, 2026', amount: '€34.51', rhythm: 'every month' }
const sales = { username: 'Órla Fahy', email, plan: 'grow' }

const ofAd = (values: Readonly<Record<string, string>> = {}): MailContent => ({
  ...own,
  values: { ...ad, ...values },
  link: adLink,
})

const receiptOf = (item: string, period: string, page: string): MailContent => ({
  ...own,
  values: { number: '2026-000123' },
  rows: receiptRows(item, period),
  link: page,
})

function receiptRows(item: string, period: string): readonly MailRow[] {
  return [
    { label: 'Receipt', value: '2026-000123' },
    { label: 'Date', value: '2 Dec, 2026' },
    { label: 'Seller', value: 'Aloft Ltd, Ireland' },
    { label: 'For', value: item },
    { label: 'Period', value: period },
    { label: 'Subtotal', value: '€250.00', isAmount: true },
    { label: 'VAT (23%)', value: '€57.50', isAmount: true },
    { label: 'Total', value: '€307.50', isAmount: true, isTotal: true },
    { label: 'Paid with ad credit', value: '€52.00', isAmount: true },
    { label: 'Charged to Visa ending in 4242', value: '€255.50', isAmount: true },
  ]
}

/** A filled example of each mail, for stories and tests. */
export const sampleMails: Readonly<Record<MailName, MailContent>> = {
  verifyEmail: { ...own, values: { email }, link: link(`email-validation?code=${code}`) },
  resetPassword: { ...own, values: { email }, link: link(`reset-password?code=${code}`) },
  changeEmail: {
    ...own,
    to: 'hello@nightjar.example',
    values: { email: 'hello@nightjar.example' },
    link: link(`email-validation?code=${code}`),
  },
  emailChangeAsked: { ...own, values: { newEmail: 'hello@nightjar.example' }, link: link('forgot-password') },
  emailChanged: { ...own, values: { oldEmail: email, newEmail: 'hello@nightjar.example' } },
  passwordChanged: { ...own, values: { email }, link: link('forgot-password') },
  loginAlert: { ...own, values: { email }, link: link('forgot-password') },
  pageLink: { ...own, link: link('list') },
  deletionScheduled: { ...own, values: { email, date: '22 Nov, 2026 9:05 UTC' } },
  planLapsed: { ...own, values: { plan: 'Grow' }, link: link('create/plan') },
  trialEnding: { ...own, values: plan, link: link('payments') },
  planCanceled: { ...own, values: plan, link: link('payments') },
  planKept: { ...own, values: plan, link: link('payments') },
  planReceipt: receiptOf('Grow plan, monthly', '2 Dec, 2026 to 2 Jan, 2027', link('payments')),
  adReceipt: receiptOf('Ad “Autumn lamps”', '30 days from the day it goes live', adLink),
  creditReceipt: receiptOf(
    'Ad credit from your payment for ad “Autumn lamps”',
    '2 Dec, 2026 to 2 Jan, 2027',
    link('list'),
  ),
  teamInvite: {
    ...own,
    to: 'tomas@studio.example',
    values: { inviter: 'Mara Quinn', team: 'West Coast Studio' },
    link: link(`onboarding/invite?code=${code}`),
  },
  websiteCode: {
    ...own,
    to: 'web@studio.example',
    replyTo: email,
    values: {
      sender: 'Órla Fahy',
      website: 'nightjar.example',
      code: '<script async src="https://aloft.example/api/bridge?i=018f7a52"></script>',
    },
  },
  adSubmitted: ofAd(),
  adApproved: ofAd(),
  adLive: ofAd(),
  adEndingSoon: ofAd(),
  adRejected: ofAd({ why: 'Its picture is blurred.' }),
  adStopped: ofAd({ why: 'You stopped it.' }),
  adRefunded: ofAd({ amount: '€52.00' }),
  adFinished: ofAd(),
  adHeld: ofAd({ why: 'Your card was declined.' }),
  adRenewed: ofAd({ amount: '€307.50' }),
  adPaymentFailed: ofAd(),
  adLaunchFailed: ofAd(),
  contactSales: {
    ...own,
    to: 'sales@aloft.example',
    replyTo: email,
    values: { ...sales, phone: '+353 91 000000', message: 'Do you run ads on billboards too?' },
  },
  launchRequested: ofAd({ person: 'Mara Quinn' }),
  weeklyDigest: {
    ...own,
    values: {
      from: '23 Nov, 2026',
      until: '29 Nov, 2026',
      events:
        'Nightjar Lamps\n• “Autumn lamps” for Nightjar Lamps is live on its platform.\n• “Wren table lamp” for Nightjar Lamps is ready for you to review.\n\nYour account\n• Mara Quinn joined West Coast Studio.',
    },
    link: link('account-settings'),
  },
  supportAnswers: {
    ...own,
    values: {
      answers:
        'Hi Órla, this is Aoife.\n\nThe second charge is a hold. Your bank releases it within five days.',
    },
    link: 'https://aloft.example/0?chat=open',
  },
  expertReview: {
    ...own,
    to: 'sales@aloft.example',
    replyTo: email,
    values: {
      ...sales,
      name: 'Autumn lamps',
      brand: 'Nightjar Lamps',
      address: link('editor?ideaId=018f7a52&balloonId=018f7a53'),
    },
  },
}
