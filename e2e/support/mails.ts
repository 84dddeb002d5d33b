import type { Page } from '@playwright/test'
import { expect } from './aloft.ts'

interface Mail {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Emails to an address with a matching subject, from the development outbox; newest first. */
async function mailsTo(page: Page, to: string, subject: RegExp): Promise<Mail[]> {
  const reply = await page.request.post('/api/get-outbox', { data: {} })
  const { mails } = (await reply.json()) as { mails: Mail[] }
  return mails.filter((mail) => mail.to === to && subject.test(mail.subject))
}

/** Waits for such an email. */
export async function expectMail(page: Page, to: string, subject: RegExp, count = 1): Promise<void> {
  await expect.poll(async () => (await mailsTo(page, to, subject)).length).toBe(count)
}

/** The address behind the button of the newest matching email, once there are at least `count` of them. */
export async function mailedLink(page: Page, to: string, subject: RegExp, count = 1): Promise<string> {
  await expectMail(page, to, subject, count)
  const [newest] = await mailsTo(page, to, subject)
  const link = /https?:\S+/.exec(newest?.text ?? '')?.[0]
  if (!link) throw new Error(`the mail to ${to} has no link: ${newest?.text}`)
  const { pathname, search } = new URL(link)
  return `${pathname}${search}`
}

/** The address at which the reader of the newest matching email unsubscribes. */
export async function unsubscribeAddress(page: Page, to: string, subject: RegExp): Promise<string> {
  const [newest] = await mailsTo(page, to, subject)
  const link = /https?:\S+\/unsubscribe\/\S+/.exec(newest?.text ?? '')?.[0]
  if (!link) throw new Error(`the mail to ${to} has no link to unsubscribe: ${newest?.text}`)
  return new URL(link).pathname
}

/** Subjects of emails about an account. */
export const subjects = {
  verifyEmail: /^Confirm your email address/,
  resetPassword: /^Reset your .* password/,
  changeEmail: /^Confirm your new email address/,
  pageLink: /^Your .* link$/,
  emailChanged: /^Your .* email address has changed/,
} as const
