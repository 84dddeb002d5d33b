import type { FocusQuestion } from '@aloft/domain/assistant/focus/focus-questions.rules'
import type { User } from '@aloft/domain/account/user.entity'
import type { ChatContext } from '@aloft/domain/assistant/chat-context.entity'
import { isUuid } from '@aloft/domain/core/ids'

export interface ContextFacts {
  readonly user: User
  readonly now: Date
  /** The address of the open page. */
  readonly pathname: string
  readonly search: string
  readonly brand: { readonly _id: string; readonly title: string } | undefined
  /** What the form behind a focus mode still lacks; null elsewhere. */
  readonly openQuestions: readonly FocusQuestion[] | null
}

/** What the assistant may know about the user and the open page (AST-20), cut to what the server accepts. */
export function chatContextOf({
  user,
  now,
  pathname,
  search,
  brand,
  openQuestions,
}: ContextFacts): ChatContext {
  const balloonId = new URLSearchParams(search).get('balloonId')
  return {
    userName: user.username.slice(0, 200),
    signUpDate: user.creationDate.toISOString(),
    currentDate: now.toISOString(),
    plan: user.plan.labelKey.slice(0, 100),
    currency: user.temporarySubscriptionCurrency ?? user.subscriptionCurrency,
    page: pathname.slice(0, 500),
    ideaId: brand?._id ?? null,
    brandName: brand?.title.slice(0, 200) ?? null,
    balloonId: balloonId !== null && isUuid(balloonId) ? balloonId : null,
    completedGuideTasks: user.completedTasks.slice(0, 50).map((task) => task.slice(0, 64)),
    ...(openQuestions && { openQuestions: [...openQuestions] }),
  }
}
