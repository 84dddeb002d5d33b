import { exampleBrandBrief } from '@aloft/contract/briefs/briefs.examples'
import type { Locator, Page } from '@playwright/test'
import { expect } from './aloft.ts'

let count = 0
export const password = 'a good password 1'
const newEmail = () => `mara${process.pid}-${++count}@westcoast.example`

/** Creates an account through the form and answers the questionnaire; the next page asks for the website. */
export async function signUp(page: Page): Promise<void> {
  await page.goto('/0/signup')
  await page.getByLabel('Your name').fill('Mara Quinn')
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('A small business').click()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
}

/** From the offer of the first ads, which follows a new brief, to the overview without ads. */
export async function skipFirstAds(page: Page): Promise<void> {
  await expect(page).toHaveURL('/0/create/first-ads')
  await page.getByRole('button', { name: 'Not now' }).click()
}

/** The browser's stored data of a logged-in user. */
interface SignedIn {
  readonly email: string
  readonly authToken: string
  readonly userToken: string
  readonly socialPlatform: string | null
}

/**
 * Creates an account by a call, without logging in. Each comes from a different address, because sign-ups are
 * limited.
 */
export async function newPerson(page: Page): Promise<SignedIn> {
  const email = newEmail()
  const [a = 0, b = 0, c = 0] = crypto.getRandomValues(new Uint8Array(3))
  const signedUp = await page.request.post('/api/signup', {
    data: { email, password, username: 'Mara Quinn', isTermsAccepted: true },
    headers: { 'x-forwarded-for': `10.${a}.${b}.${c}` },
  })
  expect(signedUp.ok(), `signup: ${signedUp.status()}`).toBe(true)
  return (await signedUp.json()) as SignedIn
}

/** Through the form, to wherever the login leads. */
export async function logIn(page: Page, email: string, secret = password): Promise<void> {
  await page.goto('/0/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).not.toHaveURL('/0/login')
}

/** On the page that replaces a platform's login. */
export async function beSomebody(
  page: Page,
  { name, email }: { name: string; email: string },
): Promise<void> {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue as this person' }).click()
}

/** A logged-in user who has a brand with a brief. */
export interface Owner {
  readonly ideaId: string
  readonly email: string
  readonly password: string
  /** A call by this user, independent of the page. */
  call<T>(action: string, payload: object): Promise<T>
  ads(): Promise<readonly Ad[]>
  /** Tokens left of those that every account starts with. */
  tokens(): Promise<number>
}

export interface Ad {
  readonly id: string
  readonly data: Readonly<Record<string, readonly { readonly value: unknown }[]>>
}

/**
 * Creates an account with a brand by calls, which is fast, and opens its overview. A brand with an address
 * has no brief yet. The guide doesn't open by itself over what a journey presses, unless that is what it's about.
 */
export async function openBrand(
  page: Page,
  { url, hasClosedGuide = true }: { url?: string; hasClosedGuide?: boolean } = {},
): Promise<Owner> {
  const { email, authToken, userToken, socialPlatform } = await newPerson(page)
  const call = async <T>(action: string, payload: object): Promise<T> => {
    const headers = { authorization: `bearer ${authToken}` }
    const reply = await page.request.post(`/api/${action}`, { data: payload, headers })
    expect(reply.ok(), `${action}: ${reply.status()}`).toBe(true)
    return (await reply.json()) as T
  }
  const { idea } = await call<{ idea: { _id: string } }>('create-idea', {
    title: exampleBrandBrief.name,
    url: url ?? exampleBrandBrief.websiteUrl,
  })
  if (!url) await call('save-brief', { ideaId: idea._id, kind: 'brand', brief: exampleBrandBrief })
  if (hasClosedGuide) await call('add-user-completed-task', { task: 'checklist' })
  await page.goto('/0/login')
  await page.evaluate(
    (user) => localStorage.setItem('user', user),
    JSON.stringify({ email, authToken, userToken, socialPlatform }),
  )
  await page.goto('/0')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(exampleBrandBrief.name)
  const ideaId = idea._id
  return {
    ideaId,
    email,
    password,
    call,
    ads: async () => (await call<{ ads: Ad[] }>('get-ads', { ideaId })).ads,
    tokens: async () => (await call<{ freeStarting: number }>('get-token-balance', {})).freeStarting,
  }
}

export type Platform = 'Google' | 'Facebook' | 'Instagram'

/** Through the wizard, choosing only the platform, up to the button that creates the ad. */
export async function fillWizard(page: Page, platform: Platform | 'Pick for me'): Promise<void> {
  await page.getByRole('radio', { name: platform }).check()
  for (let step = 2; step <= 6; step++) {
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
  }
}

export const makeButton = { name: /^Create ad · 10 tokens/ }

/** From the overview to pressing the button that creates the ad. */
export async function askForAd(page: Page, platform: Platform | 'Pick for me'): Promise<void> {
  await page.getByRole('button', { name: /^(Create your first ad|Create ad)$/ }).click()
  await fillWizard(page, platform)
  await page.getByRole('button', makeButton).click()
}

/** Creates an ad from the overview and opens it once it's ready. */
export async function makeAd(page: Page, platform: Platform): Promise<void> {
  await page.goto('/0')
  await askForAd(page, platform)
  await page.getByRole('button', { name: 'Open ad' }).click()
  await expect(page).toHaveURL(/\/0\/editor\?ideaId=.+&balloonId=.+/)
}

/** Opens a section of the editor. */
export async function openSection(page: Page, name: string): Promise<Locator> {
  const section = page.locator('details').filter({ has: page.getByRole('heading', { name, exact: true }) })
  if ((await section.getAttribute('open')) === null) await section.locator('summary').first().click()
  return section
}

/**
 * Waits until everything typed in the editor is saved. Checks the visible state, because the last
 * announcement is still "Saved" while the next change is being sent.
 */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByTestId('save-state')).toHaveText(/^Saved \d/)
}

/** A message by its text. */
export function toast(page: Page, text: string): Locator {
  return page.getByRole('listitem').filter({ hasText: text })
}

/** Replaces the server's answers about the progress of an ad's generation. */
export async function changeAdGenStatus(page: Page, change: object): Promise<void> {
  await page.route('**/api/get-ad-gen-status', async (route) => {
    const response = await route.fetch()
    const { adGenStatus } = (await response.json()) as { adGenStatus: object | null }
    await route.fulfill({ response, json: { adGenStatus: adGenStatus && { ...adGenStatus, ...change } } })
  })
}
