import { mockFetch, never } from '@aloft/api-client/mock/mock-fetch'
import { type MockAnswers, MockError } from '@aloft/api-client/mock/mock-world'
import { exampleSignedInUser } from '@aloft/contract/account/account.examples'
import { exampleBalloon, exampleIdeaWithBalloons } from '@aloft/contract/balloons/balloons.examples'
import { LinkContext } from '@aloft/design-system/primitives/link'
import { withValue } from '@aloft/domain/balloons/balloon-history.rules'
import { reviveDates } from '@aloft/domain/core/dates'
import { guideTaskNames } from '@aloft/domain/guide/guide-task-names.rules'
import type { SignedInUser } from '@aloft/domain/account/user.entity'
import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { spyOn, waitFor, within } from 'storybook/test'
import { LinkAdapter } from '../layouts/link-adapter.tsx'
import { createRouter, Pages } from '../router.tsx'
import { memoryHistory } from '../router/memory-history.ts'
import { enterWith, sessionActor } from '../wiring/account/session.ts'
import { productNow } from '../wiring/core/clock.ts'

export interface AppAtProps {
  /** Path and query of the page. */
  address: string
  /** Of the server, beside those of the contract's examples. */
  answers?: MockAnswers
  /** What differs of Órla, who is signed in; null if nobody is. */
  user?: Partial<SignedInUser> | null
  /** A text that is there once the page is in its state. */
  shows: string | RegExp
  /** A part of it waits for what the mock world never makes. */
  staysBusy?: boolean
}

export { never }

/** The server has had too many calls: the page says so at once, with what a user can quote. */
export const refused = new MockError(429, { error: 'tooManyRequests', requestId: 'a1b2c3d4' })

/** A brand that has no ads yet. */
export const withoutAds: MockAnswers = { 'get-idea': { ...exampleIdeaWithBalloons, balloons: [] } }

/** An account that has no brand yet. */
export const withoutBrand: MockAnswers = { 'get-ideas-data': { ideas: [], teams: {} } }

/** The app with a page of it open, on the mock world. */
export function AppAt({ address }: AppAtProps) {
  const [router] = useState(() => createRouter(async () => {}, memoryHistory([address])))
  return (
    <LinkContext value={LinkAdapter}>
      <Pages router={router} />
    </LinkContext>
  )
}

/** Nothing goes on behind the page, so that all that is seen is the page's own. */
const quiet: MockAnswers = {
  'get-ad-gen-status': { adGenStatus: null },
  'get-mock-date-offset-hours': { mockDateOffsetHours: 0 },
  'get-num-unread-notifications': { n: 0 },
}

/** What is typed into the ad stays in it once it's saved. */
function keepingEdits(): MockAnswers {
  const histories = new Map(Object.entries(exampleBalloon.data))
  let { name } = exampleBalloon
  return {
    'update-balloon': ({ data: { name: newName, ...values } }) => {
      if (typeof newName === 'string') name = newName
      for (const [key, value] of Object.entries(values)) {
        const edit = { value, date: productNow(), isUserUpdate: true, authorId: exampleSignedInUser._id }
        histories.set(key, [...withValue(histories.get(key) ?? [], edit, null)])
      }
      return { balloon: { ...exampleBalloon, name, data: Object.fromEntries(histories) } }
    },
  }
}

let openCalls = 0

// The files of a page are fetched when it is first opened, which takes its time on a busy machine.
const pageTimeoutMs = 20_000

/** `network` is open: what the app fetches beside calls, such as fonts, is there. */
function openMockWorld(answers: MockAnswers, network: typeof fetch): () => void {
  const closed = globalThis.fetch
  const send = mockFetch({ ...quiet, ...keepingEdits(), ...answers }, network)
  const waiting = Object.entries(answers).flatMap(([action, answer]) => (answer === never ? [action] : []))
  globalThis.fetch = async (input, init) => {
    const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url
    if (waiting.some((action) => url.endsWith(`/api/${action}`))) return send(input, init)
    openCalls++
    try {
      return await send(input, init)
    } finally {
      openCalls--
    }
  }
  return () => {
    globalThis.fetch = closed
  }
}

/** With dates of the clock that stories stop: the store takes others for plain objects. */
function asFromServer(user: SignedInUser): SignedInUser {
  return reviveDates(JSON.parse(JSON.stringify(user))) as SignedInUser
}

/**
 * Until, for a moment, no call was open and nothing came or went. A part whose file is still being fetched shows as
 * busy, as does one that waits for a call without an answer.
 */
async function answered(isWaiting: boolean): Promise<void> {
  const checkQuiet = () => {
    if (openCalls > 0) throw new Error(`${openCalls} calls are open`)
    const busy = [...document.querySelectorAll('[aria-busy=true]')].find((part) => part.checkVisibility())
    if (busy && !isWaiting) throw new Error(`busy: ${busy.outerHTML.slice(0, 200)}`)
  }
  const isQuiet = async () => {
    checkQuiet()
    let changes = 0
    const observer = new MutationObserver((records) => (changes += records.length))
    observer.observe(document.body, { childList: true, subtree: true })
    await new Promise((resolve) => setTimeout(resolve, 60))
    observer.disconnect()
    checkQuiet()
    if (changes > 0) throw new Error('the page is changing')
  }
  await waitFor(isQuiet, { timeout: pageTimeoutMs })
}

/** What all stories of screens have in common; each adds its title and address. */
export const screenStories = {
  component: AppAt,
  parameters: { layout: 'fullscreen', pictures: 'once' },
  beforeEach: async ({ args: { answers = {}, user = {} }, parameters }) => {
    localStorage.clear()
    sessionStorage.clear()
    // A call that fails on purpose is logged.
    spyOn(console, 'warn').mockImplementation(() => {})
    const close = openMockWorld(answers, parameters['openFetch'] as typeof fetch)
    sessionActor.start()
    // Whoever has finished the guide doesn't see it.
    const experienced = { ...exampleSignedInUser, completedTasks: [...guideTaskNames] }
    if (user) await enterWith(asFromServer({ ...experienced, ...user }))
    else sessionActor.send({ type: 'LEFT' })
    return close
  },
  play: async ({ args: { shows, answers = {}, staysBusy = false }, canvasElement }) => {
    await within(canvasElement).findAllByText(shows, undefined, { timeout: pageTimeoutMs })
    await answered(staysBusy || Object.values(answers).includes(never))
  },
} satisfies Omit<Meta<typeof AppAt>, 'title'>
