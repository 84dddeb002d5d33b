import type { User } from '@aloft/domain/account/user.entity'
import { additionalInstructionsOf } from '@aloft/domain/assistant/chat-context.rules'
import type { FocusKey } from '@aloft/domain/assistant/focus-keys.rules'
import { chooseCurrentIdeaId } from '@aloft/domain/ideas/idea.rules'
import { currentFocusForm } from '../../state/focus-form.ts'
import { currentIdeas } from '../../state/ideas.ts'
import { currentUser } from '../../state/session.ts'
import { productNow } from '../core/clock.ts'
import { chatContextOf } from './chat-context.ts'

/** What the app says about the user and the open page to a conversation, as `additionalInstructions` (AST-20). */
export function currentContext(user: User, focusKey: FocusKey): string {
  const { pathname, search } = window.location
  const form = currentFocusForm()
  const context = chatContextOf({
    user,
    now: productNow(),
    pathname,
    search,
    brand: openBrand(search),
    openQuestions: form?.key === focusKey ? form.open() : null,
  })
  return additionalInstructionsOf(context)
}

function openBrand(search: string) {
  const data = currentIdeas()
  if (!data) return undefined
  const ideas = [...data.ideas, ...Object.values(data.teams).flatMap((team) => team.ideas)]
  const queryIdeaId = new URLSearchParams(search).get('ideaId')
  const selectedIdeaId = currentUser()?.selectedIdeaId ?? null
  const id = chooseCurrentIdeaId({ queryIdeaId, selectedIdeaId, ideas })
  return ideas.find(({ _id }) => _id === id)
}
