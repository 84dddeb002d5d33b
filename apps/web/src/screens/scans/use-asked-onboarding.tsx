import {
  isBriefQuestion,
  onboardingChangeOf,
  type OnboardingQuestion,
  openOnboardingQuestions,
  questionnaireAnswersOf,
} from '@aloft/domain/assistant/focus/onboarding-form.rules'
import type { BrandBrief } from '@aloft/domain/briefs/brief.entity'
import { settleWebsiteData } from '@aloft/domain/scans/website-answers.rules'
import { connectOnboarding } from '@aloft/machines/onboarding/onboarding.connect'
import type { onboardingMachine } from '@aloft/machines/onboarding/onboarding.machine'
import { connectWebsiteScan } from '@aloft/machines/website-scan/website-scan.connect'
import { FocusInvite } from '@aloft/views/assistant/focus-invite'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { setChatOpen } from '../../state/chat-open.ts'
import { useFocusForm } from '../../state/focus-form.ts'
import { currentScan, editBrief, useScan } from '../../state/scan.ts'
import { currentBrief } from './brief-content.ts'

type OnboardingActor = ActorRefFrom<typeof onboardingMachine>

/** Lets Loona fill in the onboarding by asking (AST-06, OPN-88); returns the way to it if there's something to ask. */
export function useAskedOnboarding(actor: OnboardingActor, { isHere }: { isHere: boolean }): ReactNode {
  // What's open in the brief follows what the scan finds.
  useScan()
  const send = actor.send.bind(actor)
  const openNow = () => openIn(actor)
  useFocusForm<OnboardingQuestion>(
    isHere
      ? {
          key: 'onboarding',
          open: openNow,
          save(question, value) {
            const { form } = connectOnboarding(actor.getSnapshot())
            if (value !== null && isBriefQuestion(question)) return editBrief({ [question]: value })
            const skipped = value === null ? [...form.skipped, question] : form.skipped
            const change = isBriefQuestion(question) ? {} : onboardingChangeOf(question, value)
            return send({ type: 'FILL', change: { ...change, skipped } })
          },
          finish() {
            const { step, form } = connectOnboarding(actor.getSnapshot())
            // The other steps continue with what they cost in time: reading a website, and creating a brand.
            if (step === 'questionnaire') send({ type: 'ANSWER', answers: questionnaireAnswersOf(form) })
          },
        }
      : null,
  )
  const isInvited = isHere && openNow().length > 0
  return isInvited ? <FocusInvite onOpen={() => setChatOpen(true)} /> : null
}

function openIn(actor: OnboardingActor): readonly OnboardingQuestion[] {
  const snapshot = actor.getSnapshot()
  const { step, form, isPending } = connectOnboarding(snapshot)
  if (step === 'done' || isPending) return []
  return openOnboardingQuestions({
    step,
    form,
    brief: step === 'brief' ? briefIn(snapshot.children.scan) : null,
  })
}

/** The brief as found and edited; null while the website is being read. */
function briefIn(scan: OnboardingChild): BrandBrief | null {
  const view = scan && connectWebsiteScan(scan.getSnapshot())
  if (!view || view.stage === 'reading' || view.stage === 'starting') return null
  const { data: found, draft, edits, answers } = currentScan()
  const data = found && settleWebsiteData(found, answers)
  return currentBrief({ data, draft: draft?.brief ?? null, url: view.url, edits })
}

type OnboardingChild = ReturnType<OnboardingActor['getSnapshot']>['children']['scan']
