import type { SocialPlatform } from '@aloft/domain/account/social-platforms'
import { type Browser, openBrowser, queryOf } from '../support/browser.ts'
import type { TestServer } from '../support/test-server.ts'

export interface Person {
  readonly name: string
  readonly email: string
}

let count = 0

export function somebody(): Person {
  return { name: 'Nils Berg', email: `nils${++count}@people.example` }
}

/** Opens the page that replaces a platform's login; returns its address. */
export async function goToPlatform(browser: Browser, platform: SocialPlatform, query = ''): Promise<string> {
  return (await browser.get(`/api/${platform}-login${query}`)).location
}

/** Logs a person in on the platform; returns the address of the callback, which isn't opened yet. */
export async function identify(browser: Browser, page: string, person: Person): Promise<string> {
  const { pathname, searchParams } = new URL(page, 'http://here')
  const query = new URLSearchParams({ ...Object.fromEntries(searchParams), ...person }).toString()
  return (await browser.get(`${pathname}/continue?${query}`)).location
}

/** All the way through a platform's login page, up to the code to redeem. */
export async function comeBack(
  server: TestServer,
  person: Person,
  platform: SocialPlatform = 'google',
  query = '',
): Promise<{ browser: Browser; code: string }> {
  const browser = openBrowser(server)
  const callback = await identify(browser, await goToPlatform(browser, platform, query), person)
  const { location } = await browser.get(callback)
  return { browser, code: queryOf(location)['code'] ?? '' }
}

interface SignedIn {
  readonly _id: string
  readonly authToken: string
  readonly userToken: string
  readonly returnUrl: string | null
}

/** Creates an account through a platform. */
export async function signUpThrough(
  server: TestServer,
  person: Person,
  platform: SocialPlatform = 'google',
  query = '',
): Promise<SignedIn> {
  const { browser, code } = await comeBack(server, person, platform, query)
  const { body } = await browser.redeem({ code })
  return (await browser.redeem({ code: (body as { code: string }).code, isTermsAccepted: true }))
    .body as SignedIn
}
