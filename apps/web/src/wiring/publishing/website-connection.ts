import {
  type WebsiteCheck,
  websiteConnectionMachine,
} from '@aloft/machines/website-connection/website-connection.machine'
import { fromPromise } from 'xstate'
import { api } from '../core/api.ts'
import { validateWebsite } from './snippet.ts'

/** Looks for a brand's snippet on its website, with calls to the server. */
export function wiredWebsiteConnection(ideaId: string, url: string) {
  return websiteConnectionMachine.provide({
    actors: {
      check: fromPromise<WebsiteCheck>(async () => {
        const isFound = await validateWebsite(ideaId, url)
        if (isFound === null) return 'failed'
        return isFound ? 'found' : 'notFound'
      }),
    },
  })
}

/** Emails the snippet to an address. Null once it's sent, otherwise why it isn't. */
export async function emailWebsiteCode(ideaId: string, email: string) {
  const outcome = await api.call('email-website-code', { ideaId, email })
  if (outcome.kind === 'reply') return null
  if (outcome.kind === 'failure' && outcome.failure.error === 'emailNotValidated') return 'emailNotValidated'
  return outcome.kind === 'refused' && outcome.error === 'tooManyRequests' ? 'tooManyRequests' : 'failed'
}
